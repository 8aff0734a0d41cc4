import { globSync, readFileSync } from 'node:fs'
import { fromRoot } from '../serve/project.ts'
import { rooms } from './document-paths.ts'

/** Columns, as of code (biome.jsonc): the formatter leaves comments alone. */
const maxColumns = 120
const sources = ['*.{ts,cjs,toml}', `{${rooms.join()}}/**/*.{ts,tsx,css,cjs,toml}`]

/** Numbers of the lines of comment that are too wide. A suppression has to be one line. */
export const wideComments = (source: string): number[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      line.length > maxColumns && /^\s*(?:\/[/*]|\*|\{\/\*|#)/.test(line) && !line.includes('biome-ignore')
        ? [index + 1]
        : [],
    )

/** `file:line` of each, in all rooms. */
export const findWideComments = (): string[] =>
  globSync(sources, { cwd: fromRoot('') })
    .toSorted()
    .flatMap((file) => wideComments(readFileSync(fromRoot(file), 'utf8')).map((line) => `${file}:${line}`))
