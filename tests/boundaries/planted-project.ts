import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from '../../tools/check/boundaries.ts'
import { runTool, typeScript7 } from '../../tools/check/run-tool.ts'
import { fromRoot } from '../../tools/serve/project.ts'

const configuration = [
  'package.json',
  'biome.jsonc',
  'tools/check/no-markup.grit',
  'tools/check/built-markup.grit',
  'tools/check/site-time.grit',
  '.dependency-cruiser.cjs',
  'tsconfig.base.json',
  'shared/tsconfig.json',
  'client/tsconfig.json',
  'client/blocks/tsconfig.json',
  'worker/tsconfig.json',
  'backend/tsconfig.json',
  'accounts/tsconfig.json',
  'experimentation/tsconfig.json',
  'publishing/tsconfig.json',
  'reviews/tsconfig.json',
  'platform/tsconfig.json',
  'demo/tsconfig.json',
]

/** A new directory with this project's own configuration, its packages, and these files. */
export function plantProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-boundaries-'))
  for (const path of configuration) cpSync(fromRoot(path), join(folder, path))
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return folder
}

/** Refusals of a tool: file -> names of its rules or errors. */
export type Refused = ReadonlyMap<string, ReadonlySet<string>>

function collect(findings: Iterable<readonly [file: string, name: string]>): Refused {
  const refused = new Map<string, Set<string>>()
  for (const [file, name] of findings) refused.set(file, (refused.get(file) ?? new Set()).add(name))
  return refused
}

export async function refusedByDepcruise(folder: string): Promise<Refused> {
  const { violations } = await cruise(folder, [
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
    'tests',
  ])
  return collect(violations.map(({ from, rule }) => [from, rule] as const))
}

export async function refusedByBiome(folder: string): Promise<Refused> {
  const { stdout } = await runTool(
    'biome',
    ['lint', '--reporter=github', '--max-diagnostics=none', '--colors=off'],
    folder,
  )
  const lines = stdout.matchAll(/^::error title=(?:lint\/)?([^,]+),file=([^,]+),/gm)
  return collect([...lines].map(([, rule = '', file = '']) => [file.replace(`${folder}/`, ''), rule] as const))
}

export async function refusedByTsc(folder: string): Promise<Refused> {
  const { stdout } = await runTool(
    typeScript7.path,
    [
      ...typeScript7.flags,
      'client',
      'worker',
      'backend',
      'accounts',
      'experimentation',
      'publishing',
      'reviews',
      'platform',
      'demo',
    ],
    folder,
  )
  const lines = stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)
  return collect([...lines].map(([, file = '', code = '']) => [file, code] as const))
}
