import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fromRoot } from '../../tools/serve/project.ts'
import { findPairs } from '../duplicates/find-pairs.ts'
import type { Figure } from '../figure.ts'

const rooms = [
  'shared',
  'worker',
  'client',
  'backend',
  'accounts',
  'experimentation',
  'publishing',
  'reviews',
  'platform',
  'demo',
  'tools',
]
/** Files of data, not code: words, seeds, drawings, tables of names and codes. */
const data =
  /(?:\.(?:test|fixtures)\.tsx?|\.d\.ts)$|^demo\/(?:seed|pictures\/art)\/|\/words\/|\/messages\/|\/fixtures\/|province-names|\/mappings\//

async function sourcesOf(room: string) {
  const entries = await readdir(fromRoot(room), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(fromRoot('.'), join(parentPath, name)))
    .filter((file) => !data.test(file))
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(fromRoot(file), 'utf8') })))
}

export const duplicateFigures: readonly Figure[] = [
  {
    id: 'code.duplicates',
    goal: 0,
    unit: 'pairs of six equal lines outside data',
    measure: async ({ log }) => {
      const pairs = findPairs((await Promise.all(rooms.map(sourcesOf))).flat())
      for (const { a, b, first } of pairs) log(`code.duplicates: ${a} and ${b}, from: ${first}`)
      return pairs.length
    },
  },
]
