import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { buildIfStale } from '../../tools/serve/build.ts'
import { fromRoot } from '../../tools/serve/project.ts'

const modules: string[] = []
const listModules: Plugin = {
  name: 'list-modules',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') modules.push(...output.moduleIds.map((id) => relative(fromRoot(''), id)))
    }
  },
}

beforeAll(async () => {
  await buildIfStale()
  await build({
    root: fromRoot(''),
    mode: 'browser',
    logLevel: 'error',
    build: { write: false },
    plugins: [listModules],
  })
})

describe('what a browser can load', () => {
  it('holds the entry and its islands', () => {
    expect(modules).toContain('client/entry.ts')
    expect(modules.filter((id) => id.startsWith('client/islands/')).length).toBeGreaterThan(0)
  })

  it('holds no file of the Workers', () => {
    const rooms = /^(worker|platform|tools|tests)\/|^client\/islands\/registry\.server\./
    expect(modules.filter((id) => rooms.test(id))).toEqual([])
  })

  it('names no secret of the Workers', () => {
    const secrets = ['wrangler.toml', 'platform/wrangler.toml'].flatMap((config) => secretsOf(config))
    expect(secrets).toContain('SESSION_SECRET')
    const files = readdirSync(fromRoot('dist/client'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const leaks = files.flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'latin1')
      return secrets.filter((secret) => text.includes(secret)).map((secret) => `${entry.name}: ${secret}`)
    })
    expect(leaks).toEqual([])
  })
})

/** Names and local values of the variables that a reader of the page must never see. */
function secretsOf(config: string): string[] {
  const { vars } = readConfig({ config: fromRoot(config) })
  const secret = Object.entries(vars).filter(([name]) => /SECRET|TOKEN|KEY|TRUST/.test(name))
  return secret.flatMap(([name, value]) => [name, String(value)])
}
