import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFeed } from '../tools/catalog-import/make-feed.ts'

const feedRows = 50_000
const figures = /(\d+) rows in [\d.]+ s: (\d+) rows a second, peak memory (\d+) MB/

export type ImportFigures = { readonly rows: number; readonly peakRssMb: number; readonly rowsPerSecond: number }

/**
 * Imports a made feed of 50,000 rows into a running platform, in a process of its own. Throws when the import isn't
 * clean.
 */
export async function measureImport({ origin, token }: { origin: string; token: string }): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-feed-'))
  try {
    const feed = join(folder, 'feed.tsv')
    makeFeed(feed, feedRows)
    const output = await outputOf([feed, '--origin', origin, '--token', token])
    const [, rows, rowsPerSecond, peakRssMb] = (figures.exec(output) ?? []).map(Number)
    if (rows === undefined || rowsPerSecond === undefined || peakRssMb === undefined)
      throw new Error(`The import tells no figures:\n${output.slice(-2000)}`)
    return { rows, peakRssMb, rowsPerSecond }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function outputOf(args: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL('../tools/catalog-import.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`The import ended with ${code}:\n${output.slice(-2000)}`))
    })
  })
}
