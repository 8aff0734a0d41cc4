import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../tools/serve/project.ts'

/**
 * The directory of real-world input, outside the project. Null if it is absent; tests that need it are then skipped
 * with a message.
 */
export function sharedData(path: string): string | null {
  const full = fromRoot(join('..', 'shared', 'data', path))
  if (existsSync(full)) return full
  console.warn(`NOTICE: ../shared/data/${path} is not here; what needs it is not tried.`)
  return null
}
