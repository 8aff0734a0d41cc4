import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

export type Edge = { readonly url: string; close(): void }

const text = /^(?:text\/|image\/svg)|javascript|json/
const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY } = constants
/** What a network compresses once, and what it compresses while it passes. */
const quality = { file: 9, page: 4 }

/**
 * Stands before the local runtime for figures on a slow network: a deployed Worker's answers arrive compressed, and the
 * local runtime sends them as they are.
 */
export async function startEdge(shopUrl: string): Promise<Edge> {
  const { hostname, port } = new URL(shopUrl)
  const files = new Map<string, Buffer>()
  const server = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked
    const upstream: ClientRequest = request({ hostname, port, method, path, headers }, (response) =>
      pass(files, path, response, answer),
    )
    upstream.on('error', () => answer.destroy())
    asked.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://${hostname}:${own}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pass(files: Map<string, Buffer>, path: string, response: IncomingMessage, answer: ServerResponse): void {
  const { statusCode = 502, headers } = response
  if (answer.destroyed) {
    response.destroy()
    return
  }
  const { 'content-length': _, ...kept } = headers
  if (!text.test(headers['content-type'] ?? '') || statusCode === 304) {
    answer.writeHead(statusCode, headers)
    pipeline(response, answer, () => undefined)
    return
  }
  const compressed = { ...kept, 'content-encoding': 'br' }
  if (!path.startsWith('/assets/')) {
    answer.writeHead(statusCode, compressed)
    const params = { [BROTLI_PARAM_QUALITY]: quality.page }
    pipeline(response, createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params }), answer, () => undefined)
    return
  }
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  response.on('end', () => {
    const file =
      files.get(path) ?? brotliCompressSync(Buffer.concat(parts), { params: { [BROTLI_PARAM_QUALITY]: quality.file } })
    files.set(path, file)
    answer.writeHead(statusCode, compressed)
    answer.end(file)
  })
}
