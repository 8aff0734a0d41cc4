import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import { encodeFilm } from './film/encode-film.ts'
import { writeMp4 } from './film/write-mp4.ts'
import { fromRoot } from './serve/project.ts'

/** `CHROMIUM_PATH=… node tools/film.ts`: draws the shop's own film, frame by frame, and writes it to client/public/films. Once; the file is committed. */
const shape = { width: 960, height: 540, framesPerSecond: 24, seconds: 6, bitrate: 170_000 }
const target = fromRoot('client/public/films/kerb-stones.mp4')

// Browsers encode on secure pages only, and a page of this machine is one.
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<canvas></canvas>'))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const own = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(own && { executablePath: own }) })
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
console.log(`${target}: ${frames.length} frames, ${Math.round(bytes.length / 1024)} KB`)
