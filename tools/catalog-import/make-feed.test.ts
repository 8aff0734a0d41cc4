import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeFeed } from './make-feed.ts'
import { run } from './run.ts'
import { recordingTerminal } from './terminal.fixtures.ts'

const folder = mkdtempSync(join(tmpdir(), 'kerb-make-feed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('makeFeed', () => {
  it('is the same every time, and its scattered rows become whole products', async () => {
    const [first, second] = [join(folder, 'a.tsv'), join(folder, 'b.tsv')]
    makeFeed(first, 2000)
    makeFeed(second, 2000)
    expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
    const groups = readFileSync(first, 'utf8')
      .split('\n')
      .slice(1, 26)
      .map((line) => line.split('\t')[1])
    expect(new Set(groups).size).toBe(25)
    const terminal = recordingTerminal()
    const code = await run([first, '--dry-run', '--origin', 'http://127.0.0.1:9'], {}, terminal)
    expect(code).toBe(0)
    expect(terminal.written()).toContain('Dry run: 250 products')
  })
})
