import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerb-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const fixtures = ['google.xml', 'google.tsv', 'shopify.csv', 'generic.json'].map((name) =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url)),
)

async function checked(bytes: Uint8Array): Promise<number> {
  const path = join(folder, 'feed')
  writeFileSync(path, bytes)
  return run(
    [path, '--dry-run', '--origin', 'http://127.0.0.1:9'],
    {},
    { isTTY: false, columns: 80, write: () => undefined },
  )
}

describe('any file', () => {
  it('that is a damaged feed ends with an exit code, never with an exception', async () => {
    const cut = fc.record({ at: fc.nat(3000), remove: fc.nat(40), insert: fc.uint8Array({ maxLength: 12 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fixtures),
        fc.array(cut, { minLength: 1, maxLength: 6 }),
        async (fixture, cuts) => {
          let bytes: Buffer = fixture
          for (const { at, remove, insert } of cuts) {
            const start = at % bytes.length
            bytes = Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + remove)])
          }
          expect([0, 1, 2]).toContain(await checked(bytes))
        },
      ),
      { seed: 30, numRuns: 60 },
    )
  })

  it('of any bytes does, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect([0, 1, 2]).toContain(await checked(bytes))
      }),
      { seed: 30, numRuns: 60 },
    )
  })
})
