import { createHash, X509Certificate } from 'node:crypto'
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'

export type Edge = { readonly url: string; close(): void }

const text = /^(?:text\/|image\/svg)|javascript|json/
const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY } = constants
/** Types that a network compresses once, and those that it compresses while it passes. */
const quality = { file: 9, page: 4 }

/** Certificate of this process: browsers speak HTTP/2 only where they trust a certificate. */
const certificate = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' })
const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' })

/** Flags that make a browser trust it, and keep files that come with it as it keeps others. */
export const trustsEdge = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`

/** Headers of one connection, which HTTP/2 has no place for. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)))

/**
 * Stands before the local runtime for figures on a slow network: a deployed Worker's answers arrive compressed and by
 * HTTP/2, and the local runtime sends them as they are, on six connections. The server takes the shop's own address for
 * that of the pages.
 */
export async function startEdge(shopUrl: string): Promise<Edge> {
  const { hostname, port } = new URL(shopUrl)
  const files = new Map<string, Buffer>()
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert }, (asked, answer) => {
    const { method, url: path } = asked
    const headers = headersFor(asked)
    const upstream: ClientRequest = request({ hostname, port, method, path, headers }, (response) =>
      pass(files, path, response, answer),
    )
    upstream.on('error', () => answer.stream.close())
    asked.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `https://${hostname}:${own}`,
    close() {
      server.close()
    },
  }
}

/** As a Worker behind a network sees a request: a page's address is its own, whatever was spoken on the way. */
function headersFor({ headers, authority }: Http2ServerRequest): IncomingHttpHeaders {
  const { origin, referer } = headers
  return {
    ...withoutConnection(headers),
    host: authority,
    ...(origin && { origin: origin.replace('https:', 'http:') }),
    ...(referer && { referer: referer.replace('https:', 'http:') }),
  }
}

function pass(files: Map<string, Buffer>, path: string, response: IncomingMessage, answer: Http2ServerResponse): void {
  const { statusCode = 502 } = response
  const { location, ...others } = withoutConnection(response.headers)
  const headers = { ...others, ...(location && { location: location.replace(/^http:/, 'https:') }) }
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
