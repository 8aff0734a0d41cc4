import './connections.ts'
import { buildIfStale } from '../../tools/serve/build.ts'
import { stateTemplate } from './seeded-state.ts'

/** Runs before the first file of a suite: parallel files must not all build the shop, migrate it and seed it. */
export async function setup(): Promise<void> {
  await buildIfStale()
  await stateTemplate('demo')
}

if (import.meta.main) await setup()
