import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { buildIfStale } from './serve/build.ts'
import { fromRoot } from './serve/project.ts'
import { step } from './serve/step.ts'

const platform = ['--config', 'platform/wrangler.toml', '--env', 'production']
const storefront = ['--config', 'wrangler.toml', '--env', 'production']

/** Deploying with an id that stands for "yours" would fail half-way: between the platform and the storefront. */
async function requireOwnIds(): Promise<void> {
  const missing: string[] = []
  for (const config of ['wrangler.toml', 'platform/wrangler.toml']) {
    const lines = (await readFile(fromRoot(config), 'utf8')).split('\n')
    for (const [index, line] of lines.entries()) {
      if (line.includes('"replace-with-')) missing.push(`${config}:${index + 1}  ${line.trim()}`)
    }
  }
  if (missing.length > 0)
    throw new Error(`Put the ids of your own account first (README, "Deploy"):\n${missing.join('\n')}`)
}

async function wrangler(args: readonly string[]): Promise<void> {
  const program = fromRoot('node_modules/wrangler/bin/wrangler.js')
  const child = spawn(process.execPath, [program, ...args], { cwd: fromRoot(''), stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} ended with ${code}.`)
}

/** `npm run deploy`: builds, then the platform, its migrations, and the storefront that stands on it. */
async function deploy(): Promise<void> {
  await requireOwnIds()
  await step('Building what changed', buildIfStale)
  await wrangler(['deploy', ...platform])
  await wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...platform])
  await wrangler(['deploy', ...storefront])
}

await deploy().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
