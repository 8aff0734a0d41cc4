import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { untilClientCloses } from './connections.ts'

const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const headers = { 'content-type': 'image/gif', 'cache-control': 'public, max-age=31536000, immutable' }

let opened: Promise<string> | undefined

/** Origin of a picture service, one for this process, whose every picture is a dot: drawing them is slow. */
export function pictureStub(): Promise<string> {
  opened ??= new Promise((resolve) => {
    const server = createServer(untilClientCloses, (_, response) => response.writeHead(200, headers).end(dot))
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    server.unref()
  })
  return opened
}
