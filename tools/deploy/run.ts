import { originsIn } from '../../shared/deployment.ts'
import {
  type DeployedWorker,
  type Deployment,
  equalSecrets,
  type HelperWorker,
  preflight,
  type WorkerConfig,
} from './preflight.ts'

/** A deployment's effects on its environment. */
export type DeployEdges = {
  /** A wrangler.toml as it is in production. */
  readonly readConfig: (file: string) => WorkerConfig
  /** Names of a Worker's secrets in the account. Rejects where they can't be had. */
  readonly listSecrets: (file: string) => Promise<readonly string[]>
  readonly build: () => Promise<unknown>
  readonly wrangler: (args: readonly string[]) => Promise<void>
  readonly line: (text: string) => void
}

const storefront = 'wrangler.toml'
const platform = 'platform/wrangler.toml'
const hashing = 'backend/hashing/wrangler.toml'

/**
 * Checks, builds, then uploads. The database is migrated before the code that needs it: the old code must work with the
 * new tables meanwhile, which is why a migration only adds.
 */
export async function deploy(edges: DeployEdges): Promise<void> {
  const deployment: Deployment = {
    storefront: await workerOf(storefront, edges),
    platform: await workerOf(platform, edges),
    hashing: { file: hashing, config: helperConfig(edges) },
  }
  const faults = preflight(deployment)
  if (faults.length > 0)
    throw new Error(
      `Nothing was built or uploaded. Put these right first (README, "Deploy"):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  await edges.build()
  const of = (file: string) => ['--config', file, '--env', 'production']
  await edges.wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...of(platform)])
  for (const file of [hashing, platform, storefront]) await edges.wrangler(['deploy', ...of(file)])
  const [shop] = originsIn(String(deployment.storefront.config.vars['SHOP_ORIGINS']))
  edges.line(
    `\nDeployed. No secret can be read back, so whether both Workers hold the same ${equalSecrets(deployment).join(', ')} shows at ${shop}/readyz.\n`,
  )
}

async function workerOf(file: string, { readConfig, listSecrets }: DeployEdges): Promise<DeployedWorker> {
  const secrets = await listSecrets(file).catch((error: unknown) => ({ unknown: reasonOf(error) }))
  return { file, config: readConfig(file), secrets }
}

function helperConfig({ readConfig }: DeployEdges): HelperWorker['config'] {
  try {
    return readConfig(hashing)
  } catch (error) {
    return { unreadable: reasonOf(error) }
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
