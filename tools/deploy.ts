import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { z } from 'zod'
import { deploy } from './deploy/run.ts'
import { buildIfStale } from './serve/build.ts'
import { fromRoot } from './serve/project.ts'
import { step } from './serve/step.ts'

const Secrets = z.array(z.object({ name: z.string() }))

/** Resolves with what it wrote to standard output, where that isn't shown. */
async function wrangler(args: readonly string[], output: 'shown' | 'read'): Promise<string> {
  const program = fromRoot('node_modules/wrangler/bin/wrangler.js')
  const child = spawn(process.execPath, [program, ...args], {
    cwd: fromRoot(''),
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const written = { out: '', all: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    written.out += text
    written.all += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written.all += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} ended with ${code}. ${reasonIn(written.all)}`)
  return written.out
}

/** The line of wrangler's output that says what went wrong. */
const reasonIn = (text: string): string => /\[ERROR\]\s*(.+)/.exec(stripVTControlCharacters(text))?.[1]?.trim() ?? ''

/**
 * `npm run deploy`: looks whether everything is in place, builds, migrates, and uploads the platform before the
 * storefront that stands on it.
 */
await deploy({
  readConfig: (file) => readConfig({ config: fromRoot(file), env: 'production' }, { hideWarnings: true }),
  async listSecrets(file) {
    const text = await wrangler(['secret', 'list', '--config', file, '--env', 'production', '--format', 'json'], 'read')
    return Secrets.parse(JSON.parse(text)).map(({ name }) => name)
  },
  build: () => step('Building what changed', buildIfStale),
  wrangler: async (args) => void (await wrangler(args, 'shown')),
  line: console.log,
}).catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
