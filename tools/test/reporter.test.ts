import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fromRoot } from '../serve/project.ts'
import { Report, reportFileVariable } from './report.ts'

const home = fromRoot('.wrangler')
mkdirSync(home, { recursive: true })
const folder = mkdtempSync(join(home, 'reporter-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs these test files in a process of their own. */
function runFiles(files: Readonly<Record<string, string>>): Report {
  for (const [name, code] of Object.entries(files))
    writeFileSync(join(folder, name), `import { beforeAll, describe, expect, it } from 'vitest'\n${code}\n`)
  const config = join(folder, 'vitest.config.ts')
  writeFileSync(config, 'export default {}')
  const reportFile = join(folder, 'report.json')
  const args = ['run', '--root', folder, '--config', config, '--pool', 'forks']
  spawnSync(
    process.execPath,
    [fromRoot('node_modules/vitest/vitest.mjs'), ...args, `--reporter=${fromRoot('tools/test/reporter.ts')}`],
    { cwd: folder, env: { ...process.env, [reportFileVariable]: reportFile } },
  )
  return Report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
}

it('names every failed test, and what failed without one', () => {
  const { passed, failures } = runFiles({
    'fails.test.ts': "it('adds', () => expect(1 + 1).toBe(3))\nit('passes', () => undefined)",
    'hook.test.ts':
      "describe('a shop', () => { beforeAll(() => { throw new Error('no shop') }); it('sells', () => 1) })",
    'import.test.ts': "import './absent.ts'",
    'ends.test.ts': "it('hangs', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}) })",
    'outside.test.ts': "it('starts', () => { void Promise.reject(new Error('nobody waited')) })",
  })
  const causes = failures.map(({ text }) => text).join('\n---\n')
  expect(causes).toContain('fails.test.ts: adds\nexpected 2 to be 3')
  expect(causes).toContain('hook.test.ts\nno shop')
  expect(causes).toMatch(/import\.test\.ts\n.*absent\.ts/)
  expect(causes).toContain('ends.test.ts did not finish')
  expect(causes).toContain('outside of tests\nnobody waited')
  expect(causes).toMatch(/outside of tests\n.*exited unexpectedly/)
  expect(passed).toHaveLength(2)
  expect(failures.filter(({ test }) => test)).toHaveLength(1)
})

it('names what a page did not show in the first line of the message', () => {
  const said = "locator.waitFor: Timeout 30000ms exceeded.\nCall log:\n  - waiting for locator('dialog') to be visible"
  const { failures } = runFiles({ 'waits.test.ts': `it('opens', () => { throw new Error(${JSON.stringify(said)}) })` })
  expect(failures.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/opens\nlocator\.waitFor: Timeout 30000ms exceeded, waiting for locator\('dialog'\) to be/),
  )
})
