import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { z } from 'zod'
import { PixelQuery, pixelPath } from '../../shared/contracts/customer-data.ts'
import { EventBatch } from '../../shared/contracts/event-batch.ts'
import { accessKeyHeader, eventsPath } from '../../shared/experiment-services.ts'
import { untilClientCloses } from './connections.ts'

export type LoggedEvent = {
  readonly uuid: string
  readonly visitorId: string
  readonly key: string
  readonly event: EventBatch['visitors'][number]['snapshots'][number]['events'][number]
  readonly decision: EventBatch['visitors'][number]['snapshots'][number]['decisions'][number] | null
}

/** A status; `lost`: it accepts the events, and its response is lost; `hang`: it responds once that has changed. */
type EventAnswer = number | 'lost' | 'hang'

/**
 * A test's own log endpoint, the datafile that refers to it, and optionally its customer data platform. The endpoint
 * counts an event once by its uuid, and refuses batches that violate the contract.
 */
export async function startEventLog(datafileOf: (origin: string) => object) {
  const events = new Map<string, LoggedEvent>()
  const refused: string[] = []
  const pixels: z.output<typeof PixelQuery>[] = []
  let origin = ''
  const counts = { posts: 0, again: 0 }
  const keys = new Set<string | undefined>()
  let answerOf = (): EventAnswer => 204
  const hanging: ServerResponse[] = []
  const server = createServer(untilClientCloses, (request, response) => {
    if (request.url?.startsWith('/datafiles/'))
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'last-modified': new Date(0).toUTCString() })
        .end(JSON.stringify(datafileOf(origin)))
    const asked = new URL(request.url ?? '/', origin)
    if (asked.pathname === pixelPath) {
      pixels.push(PixelQuery.parse(Object.fromEntries(asked.searchParams)))
      return void response.writeHead(200, { 'content-type': 'image/gif' }).end()
    }
    if (request.method !== 'POST' || request.url !== eventsPath) return void response.writeHead(404).end()
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      counts.posts += 1
      keys.add(request.headersDistinct[accessKeyHeader]?.[0])
      const answer = answerOf()
      if (answer === 'hang') return void hanging.push(response)
      if (answer !== 'lost' && answer >= 300) return void response.writeHead(answer).end()
      const read = EventBatch.safeParse(JSON.parse(body))
      if (!read.success) {
        refused.push(read.error.message)
        return void response.writeHead(400).end()
      }
      for (const { visitor_id: visitorId, snapshots } of read.data.visitors)
        for (const { decisions, events: own } of snapshots)
          for (const event of own) {
            if (events.has(event.uuid)) counts.again += 1
            const { uuid, key } = event
            events.set(uuid, { uuid, visitorId, key, event, decision: decisions[0] ?? null })
          }
      if (answer === 'lost') response.destroy()
      else response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** Requests to the customer data platform. */
    pixels,
    /** By their uuids. */
    events,
    refused,
    sent: counts,
    /** The keys that it was sent, as the embedded log endpoint asks for one. */
    keys,
    /** The status of its responses from now on; below 300 it accepts events. */
    answer(answer: () => EventAnswer): void {
      answerOf = answer
      for (const response of hanging.splice(0)) response.writeHead(503).end()
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
