import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from '../tools/serve/project.ts'

/** Work in a bare clone of the last commit, which is removed afterwards. */
export async function withClone<T>(work: (clone: string) => Promise<T>): Promise<T> {
  const clone = mkdtempSync(join(tmpdir(), 'kerb-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', fromRoot(''), clone], { stdio: ['ignore', 'ignore', 'inherit'] })
    return await work(clone)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}
