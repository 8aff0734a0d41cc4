import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { fromRoot } from '../serve/project.ts'
import { Report, reportFileVariable } from './report.ts'

type TestFiles = {
  /** From the root; all files of the suite if absent. */
  readonly files?: readonly string[]
  /** true: nothing beside it, one file after the other. */
  readonly alone?: boolean
  /** A commit: only files that import what has changed since then. */
  readonly since?: string
}

/** Runs one suite of vitest.config.ts. A file that could not be loaded, or did not finish, is one failure. */
export async function runVitest(suite: string, { files = [], alone = false, since }: TestFiles = {}): Promise<Report> {
  // A fresh clone has no such folder yet where the suites run beside the build.
  await mkdir(fromRoot('.wrangler'), { recursive: true })
  const reportFile = fromRoot(`.wrangler/test-report-${suite}.json`)
  await rm(reportFile, { force: true })
  const args = [
    'run',
    '--project',
    // Also where it runs in several browsers: components, components-tokyo.
    `${suite}*`,
    '--reporter=default',
    `--reporter=${fromRoot('tools/test/reporter.ts')}`,
    ...(alone ? ['--maxWorkers=1'] : []),
    ...(since ? [`--changed=${since}`] : []),
    ...(files.length > 0 ? files : ['--passWithNoTests']),
  ]
  const child = spawn(process.execPath, [fromRoot('node_modules/vitest/vitest.mjs'), ...args], {
    cwd: fromRoot(''),
    stdio: 'inherit',
    env: { ...process.env, [reportFileVariable]: reportFile },
  })
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)))
  const text = await readFile(reportFile, 'utf8').catch(() => undefined)
  const report = text === undefined ? { passed: [], failures: [] } : Report.parse(JSON.parse(text))
  return code === 0 || report.failures.length > 0
    ? report
    : { ...report, failures: [{ text: `Vitest ended with ${code} and named no cause` }] }
}
