import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Figure } from '../figure.ts'

/** Compression that an edge does on the fly, per response. */
export const edgeBrotli = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength

export const sizeFigures: readonly Figure[] = [
  {
    id: 'shop.html',
    goal: 20,
    unit: 'KB brotli (quality 5), category of 24 cards, inline styles included',
    measure: async ({ runtime, pages }) =>
      edgeBrotli(await (await fetch(runtime.shopUrl + pages.category)).text()) / 1024,
  },
  {
    id: 'shop.worker',
    goal: 600,
    unit: 'KB gzip, storefront Worker',
    measure: async () => gzipSync(await readFile(fromRoot('dist/worker/index.js'))).byteLength / 1024,
  },
]
