import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '../../tools/serve/build.ts'
import { fromRoot } from '../../tools/serve/project.ts'

beforeAll(async () => {
  await buildIfStale()
})

describe('the commerce engine', () => {
  it('is JavaScript alone, of 400 KB at most', () => {
    const files = readdirSync(fromRoot('dist/platform')).filter((name) => !name.endsWith('.map'))
    expect(files).toEqual(['index.js'])
    expect(gzipSync(readFileSync(fromRoot('dist/platform/index.js'))).byteLength).toBeLessThan(400 * 1024)
  })

  it('draws nothing', () => {
    const engine = readFileSync(fromRoot('dist/platform/index.js'), 'utf8')
    expect(['silhouette', 'art_hash', 'scenes/v'].filter((word) => engine.includes(word))).toEqual([])
  })
})
