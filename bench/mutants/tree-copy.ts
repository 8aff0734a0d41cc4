import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from '../../tools/serve/project.ts'

/**
 * The files of a clone, as they are in this folder, in a folder of its own: mutations never touch the tree. The
 * packages are this one's.
 */
export function copyTree(): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'kerb-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: fromRoot(''),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  for (const path of listed.split('\0').filter((item) => item !== '' && existsSync(fromRoot(item))))
    cpSync(fromRoot(path), join(root, path), { recursive: true, force: true })
  symlinkSync(fromRoot('node_modules'), join(root, 'node_modules'))
  // The seeded database, if there is one: seeding takes longer than most tests.
  const seeded = join('.wrangler', 'test-states')
  if (existsSync(fromRoot(seeded))) cpSync(fromRoot(seeded), join(root, seeded), { recursive: true })
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
