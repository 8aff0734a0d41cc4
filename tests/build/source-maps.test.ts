import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { buildIfStale } from '../../tools/serve/build.ts'
import { fromRoot } from '../../tools/serve/project.ts'

beforeAll(buildIfStale)

const workers = ['wrangler.toml', 'platform/wrangler.toml']

describe.each(workers)('the Worker of %s', (file) => {
  it.each([undefined, 'production'])('is uploaded with its source map and watched, in %s', (env) => {
    const config = readConfig({ config: fromRoot(file), env }, { hideWarnings: true })
    expect([config.upload_source_maps, config.observability?.enabled]).toEqual([true, true])
    const main = config.main ?? ''
    const map = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(main, 'utf8'))?.[1]
    expect(map).toMatch(/^[\w.-]+\.map$/)
    expect(existsSync(join(dirname(main), `${map}`))).toBe(true)
  })
})

it('what browsers load has no source map, nor names one', () => {
  const files = readdirSync(fromRoot('dist/client'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => /\.(?:js|css)$/.test(name))
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.filter((name) => readFileSync(fromRoot(join('dist/client', name)), 'utf8').includes('sourceMappingURL')),
  ).toEqual([])
})
