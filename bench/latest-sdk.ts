import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { z } from 'zod'
import { fromRoot } from '../tools/serve/project.ts'

/**
 * `npm run sdk:latest`: compares our engine with the newest version of the official SDK instead of the installed one,
 * which stays installed. Exit code 1 if a decision differs.
 */
const name = '@optimizely/optimizely-sdk'
const tests = ['bench/experiments/official-sdk.test.ts', 'bench/experiments/real-datafiles.test.ts']
const Manifest = z.object({
  version: z.string(),
  exports: z.object({ './universal': z.object({ import: z.string() }) }),
})

const folder = mkdtempSync(join(tmpdir(), 'kerb-sdk-'))
try {
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@latest`]
  execFileSync('npm', install, { stdio: 'inherit' })
  const home = join(folder, 'node_modules', name)
  const { version, exports } = Manifest.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')))
  console.log(`${name} ${version}`)
  const alias = { [`${name}/universal`]: join(home, exports['./universal'].import) }
  const vitest = await startVitest(
    'test',
    tests,
    { root: fromRoot('.'), config: false, watch: false, testTimeout: 120_000 },
    { resolve: { alias } },
  )
  const ran = vitest.state.getFiles().length
  await vitest.close()
  if (ran !== tests.length) throw new Error(`${ran} of ${tests.length} files of tests ran`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
