import { once } from 'node:events'
import { createServer } from 'node:net'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { expect, it } from 'vitest'
import { openRuntime } from '../../tools/serve/open-runtime.ts'
import { freePort } from '../../tools/serve/ports.ts'

const worker = (port: number) =>
  new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => undefined,
      workers: [
        {
          name: 'greeting',
          modules: true,
          script: 'export default { fetch: () => new Response("hello") }',
          unsafeDirectSockets: [{ host: '127.0.0.1', port, proxy: false }],
        },
      ],
    }),
  )

it('opens a runtime on another port when the chosen one is taken before it starts', async () => {
  const ports = [await freePort(), await freePort()]
  const other = createServer()
  other.listen(ports[0], '127.0.0.1')
  await once(other, 'listening')
  const { runtime, settled } = await openRuntime(async () => ports.shift() ?? 0, worker)
  try {
    expect(await (await fetch(`http://127.0.0.1:${settled}`)).text()).toBe('hello')
  } finally {
    await runtime.dispose()
    other.close()
  }
})
