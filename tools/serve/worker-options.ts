import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { fromRoot } from './project.ts'

const example = '.dev.vars.example'

export type Vars = Readonly<Record<string, string>>

/**
 * A built Worker as its wrangler.toml describes it, with `vars` over its own. Throws where the file names no `main`.
 */
export function workerOptions(config: string, vars: Vars = {}) {
  // Secrets are `vars` here: what wrangler finds in the environment or in `.dev.vars` would make each machine's tests
  // their own.
  const described = { ...readConfig({ config: fromRoot(config) }), secrets: undefined }
  const { workerOptions: read, main } = readWorker(described)
  if (!main) throw new Error(`${config} names no "main".`)
  const folder = dirname(main)
  const wasm = readdirSync(folder).filter((file) => file.endsWith('.wasm'))
  return {
    ...read,
    bindings: { ...described.vars, ...vars },
    modulesRoot: folder,
    modules: [
      { type: 'ESModule' as const, path: main },
      ...wasm.map((file) => ({ type: 'CompiledWasm' as const, path: join(folder, file) })),
    ],
  }
}

/**
 * The secrets beside a wrangler.toml: those of `.dev.vars.example`, so that a bare clone starts and every test runs
 * with the same; `own`: with the developer's `.dev.vars` over them.
 */
export function localSecrets(config: string, { own = false } = {}): Vars {
  const files = own ? [example, '.dev.vars'] : [example]
  const paths = files.map((file) => fromRoot(join(dirname(config), file))).filter((path) => existsSync(path))
  return Object.assign({}, ...paths.map((path) => parseEnv(readFileSync(path, 'utf8'))))
}
