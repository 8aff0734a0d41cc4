import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { untilClientCloses } from './connections.ts'

/**
 * A content service with these pages: blocks by slug. The stub has no menu, footer or pop-up, so the shop uses its
 * built-in ones.
 */
export async function startContentStub(
  pages: Readonly<Record<string, readonly object[]>>,
): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(untilClientCloses, (request, response) => {
    const slug = decodeURIComponent(new URL(request.url ?? '/', 'http://stub.invalid').pathname.split('/').at(-1) ?? '')
    const blocks = request.url?.includes('/page/') ? pages[slug] : undefined
    const seo = { title: slug, description: '', noindex: false }
    const body = { id: slug, slug, title: slug, seo, revision: 1, updatedAt: '2026-11-01', blocks }
    response
      .writeHead(blocks ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(blocks ? body : {}))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  server.unref()
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
