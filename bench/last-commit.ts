import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from '../tools/serve/project.ts'

type Place = {
  /** Path of the clone's folder. */
  readonly name?: string
  /** true: what lies beside this project as `shared`, lies beside the clone too. */
  readonly withShared?: boolean
}

/** Work in a bare clone of the last commit, which is removed afterwards. */
export async function withClone<T>(
  work: (clone: string) => Promise<T>,
  { name = 'kerb', withShared = false }: Place = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-clone-'))
  const clone = join(folder, name)
  const shared = fromRoot('../shared')
  try {
    execFileSync('git', ['clone', '--quiet', fromRoot(''), clone], { stdio: ['ignore', 'ignore', 'inherit'] })
    if (withShared && existsSync(shared)) symlinkSync(shared, join(folder, 'shared'))
    return await work(clone)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
