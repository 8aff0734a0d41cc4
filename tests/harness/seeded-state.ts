import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from '../../tools/serve/project.ts'
import { quickCost } from './quick-cost.ts'

export type Catalogue = 'empty' | 'demo'

/** A new directory of Worker state with this catalog: a copy of one that is written once. */
export async function prepareState(catalogue: Catalogue): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), 'kerb-state-'))
  cpSync(await stateTemplate(catalogue), state, { recursive: true })
  return state
}

/** The directory that states with this catalog are copied from. */
export async function stateTemplate(catalogue: Catalogue): Promise<string> {
  const home = fromRoot('.wrangler/test-states')
  const templates = join(home, seedHash())
  if (!existsSync(templates)) {
    rmSync(home, { recursive: true, force: true })
    const unfinished = `${templates}.unfinished-${process.pid}`
    await writeTemplates(unfinished)
    renameSync(unfinished, templates)
  }
  return join(templates, catalogue)
}

/** Its imports take more than a second to load, and the templates are there nearly always. */
async function writeTemplates(folder: string): Promise<void> {
  const { startLocalRuntime } = await import('../../tools/serve/local-runtime.ts')
  const { seedPlatform } = await import('../../demo/seed/send.ts')
  const of = (catalogue: Catalogue) => join(folder, catalogue)
  const open = (catalogue: Catalogue) =>
    startLocalRuntime({ port: 0, platformPort: 0, statePath: of(catalogue), build: false })
  const migrated = await open('empty')
  await migrated.dispose()
  cpSync(of('empty'), of('demo'), { recursive: true })
  const runtime = await open('demo')
  const { platformUrl: origin, adminToken, paymentSecret } = runtime
  await seedPlatform({ origin, adminToken, paymentSecret, log: () => undefined, hashCost: quickCost })
  await runtime.dispose()
}

/** Changes with everything that determines what the templates hold, and where. */
function seedHash(): string {
  const hash = createHash('sha256').update(readFileSync(fromRoot('tests/harness/seeded-state.ts')))
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
