import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fromRoot } from '../serve/project.ts'
import { runTool } from './run-tool.ts'

const rooms = [
  'shared',
  'client',
  'worker',
  'backend',
  'accounts',
  'experimentation',
  'publishing',
  'reviews',
  'platform',
  'demo',
  'tools',
  'tests',
  'bench',
]

const Cruise = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        comment: z.string().optional(),
        cycle: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
  }),
})

export type Violation = { readonly rule: string; readonly from: string; readonly to: string }

/**
 * Every import that breaks a rule of .dependency-cruiser.cjs in `folder`, and the files that were read. Throws when the
 * cruise itself fails.
 */
export async function cruise(
  folder: string,
  paths: readonly string[],
): Promise<{ violations: Violation[]; modules: string[] }> {
  const answer = await runTool(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths],
    folder,
  )
  if (!answer.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${answer.stdout}${answer.stderr}`)
  const { modules, summary } = Cruise.parse(JSON.parse(answer.stdout))
  return {
    modules: modules.map((module) => module.source),
    violations: summary.violations.map(({ rule, from, to, cycle }) => {
      return { rule: rule.name, from, to: cycle ? cycle.map((part) => part.name).join(' -> ') : to }
    }),
  }
}

/**
 * Writes a line per broken rule. A source that the cruise left out is a finding too: a tool that sees nothing also
 * complains about nothing.
 */
export async function checkBoundaries(): Promise<string[]> {
  const sources = await listSources()
  const { violations, modules } = await cruise(fromRoot(''), [
    ...new Set(sources.map((path) => path.split('/')[0] ?? '')),
  ])
  const read = new Set(modules)
  const unread = sources.filter((path) => !read.has(path))
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`),
    ...unread.map((path) => `${path} was not read by dependency-cruiser`),
  ]
}

async function listSources(): Promise<string[]> {
  const listed = await Promise.all(rooms.map((room) => readdir(fromRoot(room), { recursive: true }).catch(() => [])))
  return listed.flatMap((files, index) => {
    return files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => join(rooms[index] ?? '', file))
  })
}
