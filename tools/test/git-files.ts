import { execFileSync } from 'node:child_process'
import { fromRoot } from '../serve/project.ts'

const lines = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: fromRoot(''), encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

/** Paths of all files from the root, those that are not committed among them. */
export const allFiles = (): readonly string[] => lines('ls-files', '--cached', '--others', '--exclude-standard')

/** The commit at which this branch left `ref`. Throws where there is none. */
export function forkFrom(ref: string): string {
  const [commit = ''] = lines('merge-base', ref, 'HEAD')
  return commit
}

/** Paths that differ from a commit, those that are not committed among them. */
export const changedFiles = (commit: string): readonly string[] => [
  ...lines('diff', '--name-only', commit),
  ...lines('ls-files', '--others', '--exclude-standard'),
]
