import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LoggedEvent, LoggedEvents } from '../../shared/contracts/shop-event.ts'
import { shopEventsPath } from '../../shared/shop-events.ts'
import { untilClientCloses } from '../../tests/harness/connections.ts'

/** `lost`: it takes the events, and its answer is lost. */
type Treatment = 'taken' | 'refused' | 'lost'

/** A log of the shop's events that fails as told, and counts an event once by its uuid. */
export async function startSink(treat: () => Treatment) {
  const events = new Map<string, LoggedEvent>()
  const server = createServer(untilClientCloses, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const read =
      request.url === shopEventsPath ? LoggedEvents.safeParse(JSON.parse(Buffer.concat(chunks).toString())) : null
    const treatment = treat()
    if (!read?.success || treatment === 'refused') return void response.writeHead(read?.success ? 503 : 400).end()
    for (const event of read.data.events) events.set(event.uuid, event)
    if (treatment === 'lost') response.destroy()
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
