import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import { encodeFilm } from './encode-film.ts'
import { writeMp4 } from './write-mp4.ts'

/**
 * `node demo/films/make/make-film.ts [PATH_TO_CHROMIUM]`: draws the demo's film, frame by frame, and writes it to
 * demo/films. The result is committed.
 */
const shape = { width: 960, height: 540, framesPerSecond: 24, seconds: 6, bitrate: 170_000 }
const target = new URL('../kerb-stones.mp4', import.meta.url)

// Browsers offer VideoEncoder only in secure contexts; a page from 127.0.0.1 is one.
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<canvas></canvas>'))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const executablePath = process.argv[2]
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath: executablePath }),
})
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
const { description, frames } = await page.evaluate(encodeFilm, shape)
await browser.close()
server.close()

const bytes = writeMp4({
  ...shape,
  description: Buffer.from(description, 'base64'),
  frames: frames.map(({ key, data }) => ({ key, data: Buffer.from(data, 'base64') })),
})
await writeFile(target, bytes)
console.log(`${target.pathname}: ${frames.length} frames, ${Math.round(bytes.length / 1024)} KB`)
