import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { fromRoot } from '../serve/project.ts'

export const rooms = [
  'accounts',
  'backend',
  'bench',
  'client',
  'content',
  'demo',
  'docs',
  'experimentation',
  'platform',
  'publishing',
  'reviews',
  'shared',
  'tests',
  'tools',
  'worker',
]
const documents = ['*.md', '{content,docs,shared}/**/*.md']

/** Paths that a document shows as examples: of what a reader will add, or of a folder of their own. */
const examples: readonly string[] = ['client/blocks/size-tip', 'page/home.json', 'page/home@black-friday.json']
const hasPlaceholder = (path: string): boolean =>
  path.split('/').some((part) => /^(?:NAME|SUBJECT|SERVICE|NNNN)\b|^NNNN_/.test(part))

const isBelowRoom = (path: string): boolean => rooms.some((room) => path.startsWith(`${room}/`))
const isFileName = (path: string): boolean => /^[^.].*\.(?:tsx?|css|md|sql|toml|jsonc?|cjs)$/.test(path)

/** Paths in backticks outside of listings: below a room, or a file's name alone, which readers look for by its end. */
export function pathsIn(markdown: string): string[] {
  const quoted = markdown.replaceAll(/```.*?```/gs, '').matchAll(/`([\w./*{},@-]+)`/g)
  return [...quoted]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => (isBelowRoom(path) || isFileName(path)) && !hasPlaceholder(path) && !examples.includes(path))
}

/** Braces and stars as in a shell; each alternative of braces has to be there. */
export function missingPaths(markdown: string, existing: readonly string[]): string[] {
  const existingPaths = new Set(existing)
  const isThere = (path: string): boolean =>
    existingPaths.has(path) || existing.some((file) => matchesGlob(file, isBelowRoom(path) ? path : `**/${path}`))
  return pathsIn(markdown).filter((path) => !alternatives(path).every(isThere))
}

function alternatives(path: string): string[] {
  const [braces = '', inside = ''] = /\{([^{}]*)\}/.exec(path) ?? []
  if (braces === '') return [path]
  return inside.split(',').flatMap((part) => alternatives(path.replace(braces, () => part)))
}

/** A path that a document names and the repository doesn't have. */
export function findMissingPaths(): string[] {
  const existing = ['', ...rooms].flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: folder !== '', encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return globSync(documents, { cwd: fromRoot('') }).flatMap((document) =>
    missingPaths(readFileSync(fromRoot(document), 'utf8'), existing).map((path) => `${document}: there is no ${path}`),
  )
}
