import { readFileSync } from 'node:fs'
import { get, request } from 'node:http'
import { operations } from '../../../shared/operations/index.ts'
import { shopForms } from '../../../tests/harness/shop-forms.ts'
import { clientHeaders } from '../../figures/client-headers.ts'
import { atOnce, range, seededRandom } from '../../reliability/at-once.ts'
import { workerdPids } from '../../reliability/target.ts'
import { type Row, verdict } from '../row.ts'

const megabytes = 40
const mostGrowthBytes = 20 * 2 ** 20
const mutatedPerEndpoint = 6
const lanes = 8

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const manyKeys = JSON.stringify(Object.fromEntries(range(10_000).map((index) => [`k${index}`, index])))
/** By name; as text, or as bytes that are none. */
const hostile: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'depth 33': nested(33),
  'depth 50,000': nested(50_000),
  'deep object': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '10,000 keys': manyKeys,
  'invalid UTF-8': Uint8Array.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'lone surrogate': '{"email":"\\ud800"}',
  NUL: '{"email":"\\u0000","city":"a\\u0000b"}',
  'right to left': '{"email":"\u202egro.elpmaxe@a\u202c"}',
  __proto__: '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'duplicate keys': '{"email":"a@b.example","email":{"$ne":1}}',
  'no JSON': 'email=a@b.example',
  empty: '',
}

const rows = operations.filter(({ body }) => body !== undefined)
const addressOf = (path: string) => `${path.replace(/\{\w+\}/g, 'x')}?locale=en-us`

const residentBytes = () =>
  Math.max(
    ...workerdPids().map(
      (pid) => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    ),
  )

/** Sends a body that has no end to speak of, in chunks; the status, or 0 where the connection was cut. */
function flood(url: URL, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      url,
      { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
        asked.destroy()
      },
    )
    asked.on('error', () => resolve(0))
    let left = megabytes
    const more = () => {
      while (left > 0) {
        left -= 1
        if (!asked.write(Buffer.alloc(2 ** 20, 0x61))) return void asked.once('drain', more)
      }
      asked.end()
    }
    more()
  })
}

/** By a connection of its own: one that is kept may be the one that was cut. */
const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })

export const bodyRows: readonly Row[] = [
  {
    id: 'A8',
    what: 'hostile bodies',
    async run({ runtime: { shopUrl, platformUrl } }) {
      const faults: string[] = []
      const json = { ...clientHeaders(), 'content-type': 'application/json' }
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      let sent = 0
      let cut = 0
      const send = async (url: string, init: RequestInit, what: string) => {
        sent += 1
        const answer = await fetch(url, { redirect: 'manual', ...init }).catch(() => null)
        if (!answer) {
          // Refused while it was still being sent: that may cost the connection, and never the server.
          const isUp = await answers(`${shopUrl}/healthz`)
          if (!isUp) faults.push(`${what}: no shop any more`)
          cut += 1
          return
        }
        const text = await answer.text()
        const isPlanned = answer.status === 501 && text.includes('API501')
        if (answer.status >= 500 && !isPlanned && answer.status !== 503) faults.push(`${what}: ${answer.status}`)
      }
      const tries = rows.flatMap(({ method, path, id }) =>
        Object.entries(hostile).map(([name, body]) => ({ method, path, what: `${id} with ${name}`, body })),
      )
      await atOnce(tries, lanes, ({ method, path, what, body }) =>
        send(platformUrl + addressOf(path), { method, headers: json, body }, what),
      )
      await atOnce(shopForms, lanes, async (action) => {
        for (const [name, body] of Object.entries(hostile))
          for (const headers of [form, { 'content-type': 'application/json' }])
            await send(`${shopUrl}/api/${action}`, { method: 'POST', headers, body }, `${action} with ${name}`)
      })

      const random = seededRandom(Number(process.env['KERB_SEED'] ?? 1))
      const seedBody = Buffer.from(
        '{"cartId":"b1","item":{"productId":"KCT3886C","upc":"1","qty":1},"email":"a@b.example","addresses":[{"city":"x"}]}',
      )
      const mutated = rows.flatMap(({ method, path, id }) =>
        range(mutatedPerEndpoint).map(() => {
          const body = Buffer.from(seedBody)
          for (const _ of range(1 + Math.floor(random() * 6)))
            body[Math.floor(random() * body.length)] = Math.floor(random() * 256)
          return { method, path, what: `${id} with changed bytes`, body: Uint8Array.from(body) }
        }),
      )
      await atOnce(mutated, lanes, ({ method, path, what, body }) =>
        send(platformUrl + addressOf(path), { method, headers: json, body }, what),
      )

      const before = residentBytes()
      for (const [url, headers] of [
        [`${shopUrl}/api/cart/add`, form],
        [`${platformUrl}/stores/v1/search?locale=en-us`, json],
      ] as const) {
        const status = await flood(new URL(url), headers)
        // A connection that is cut while it still sends was refused as well.
        if (status !== 413 && status !== 0 && status !== 403) faults.push(`${megabytes} MB to ${url}: ${status}`)
      }
      const grown = residentBytes() - before
      if (grown > mostGrowthBytes) faults.push(`${Math.round(grown / 2 ** 20)} MB more memory`)
      const memory = `${megabytes} MB refused with ${Math.max(0, Math.round(grown / 2 ** 20))} MB more memory`
      return verdict(
        faults,
        `${sent} bodies (${cut} cut) to ${rows.length} calls and ${shopForms.length} forms; ${memory}`,
      )
    },
  },
]
