import './connections.ts'
import { buildIfStale } from '../../tools/serve/build.ts'
import { seededTemplate } from './seeded-state.ts'

/** Runs before the first file of a suite: parallel files must not all build the shop and seed it. */
export async function setup(): Promise<void> {
  await buildIfStale()
  await seededTemplate()
}
