import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import { quickCost } from './quick-cost.ts'

export type Catalogue = 'empty' | 'demo'

/** A new directory of Worker state with this catalog. The demo catalog is written once and then copied. */
export async function prepareState(catalogue: Catalogue): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), 'kerb-state-'))
  if (catalogue === 'demo') cpSync(await seededTemplate(), state, { recursive: true })
  return state
}

/** The directory that a seeded state is copied from. */
export async function seededTemplate(): Promise<string> {
  const home = fromRoot('.wrangler/test-states')
  const template = join(home, seedHash())
  if (existsSync(template)) return template
  rmSync(home, { recursive: true, force: true })
  const unfinished = `${template}.unfinished-${process.pid}`
  const runtime = await startLocalRuntime({ port: 0, platformPort: 0, statePath: unfinished, build: false })
  const { seedPlatform } = await import('../../demo/seed/send.ts')
  const { platformUrl: origin, adminToken, paymentSecret } = runtime
  await seedPlatform({ origin, adminToken, paymentSecret, log: () => undefined, hashCost: quickCost })
  await runtime.dispose()
  renameSync(unfinished, template)
  return template
}

/** Changes with everything that determines a seeded database's content. */
function seedHash(): string {
  const hash = createHash('sha256')
  for (const folder of [
    'demo/seed',
    'demo/pictures',
    'demo/payments/sandbox',
    'platform/migrations',
    'platform/services/ingest',
    'publishing',
    'reviews',
    'accounts/ingest',
    'experimentation/experiments',
    'shared/contracts',
    'shared/content',
  ]) {
    const files = readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}
