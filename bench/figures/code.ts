import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Figure } from '../figure.ts'

/** `as X` but `as const`, and `!`: what the compiler takes at its word. */
const isUnchecked = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) && node.type.getText() !== 'const') ||
  ts.isTypeAssertionExpression(node) ||
  ts.isNonNullExpression(node)

export function castsIn(name: string, text: string): number {
  const count = (node: ts.Node): number => {
    let found = isUnchecked(node) ? 1 : 0
    ts.forEachChild(node, (child) => {
      found += count(child)
    })
    return found
  }
  return count(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
}

const rooms = ['accounts', 'backend', 'experimentation', 'platform', 'publishing', 'reviews', 'worker']

async function castsOf(folder: string): Promise<number> {
  const entries = await readdir(fromRoot(folder), { recursive: true, withFileTypes: true })
  const sources = entries.filter(({ name }) => /(?<!\.test|\.fixtures|\.d)\.tsx?$/.test(name))
  const counts = sources.map(async ({ parentPath, name }) =>
    castsIn(name, await readFile(join(parentPath, name), 'utf8')),
  )
  return (await Promise.all(counts)).reduce((sum, found) => sum + found, 0)
}

export const codeFigures: readonly Figure[] = [
  {
    id: 'code.casts',
    goal: 10,
    unit: 'unchecked casts in the Workers, tests aside',
    measure: async () => (await Promise.all(rooms.map(castsOf))).reduce((sum, found) => sum + found, 0),
  },
]
