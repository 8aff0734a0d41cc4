import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { atOnce, pause, range } from '../../reliability/at-once.ts'
import { workerdPids } from '../../reliability/target.ts'
import { percentile, type Row, verdict } from '../row.ts'
import { shopperWith } from './pages.ts'

const flood = 1500
const slowClients = 300
const looks = 100
const soakRequests = 3000
const soakLanes = 8
const backWithinMs = 5000
const mostWalBytes = 64 * 2 ** 20

const timed = async (url: string) => {
  const began = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began, retryAfter: answer.headers.get('retry-after') }
}

async function looksAt(url: string): Promise<number[]> {
  const times: number[] = []
  for (const _ of range(looks)) times.push((await timed(url)).ms)
  return times
}

/** A client that sends a header, or a body, a few bytes at a time and never ends. */
function slowClient({ hostname, port }: URL, index: number): { readonly socket: Socket; drip(): void } {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const isBody = index % 2 === 0
  const head = isBody
    ? 'POST /api/cart/add HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9999\r\n\r\n'
    : 'GET /en-us HTTP/1.1\r\nhost: x\r\n'
  socket.write(head)
  return { socket, drip: () => void socket.write(isBody ? 'a' : `x-${index}: a\r\n`) }
}

const openFiles = () => workerdPids().reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0)
const walBytes = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-wal'))
    .reduce((most, file) => Math.max(most, statSync(join(folder, file)).size), 0)

export const loadRows: readonly Row[] = [
  {
    id: 'A6',
    what: 'load shedding',
    async run({ runtime: { shopUrl }, pages }) {
      const faults: string[] = []
      const shopper = await shopperWith({ url: shopUrl })
      const crowd = Promise.all(range(flood).map(() => timed(shopUrl + pages.category)))
      const paying = await Promise.all(
        range(5).map(async () => (await shopper.post('checkout/shipping', { email: '' })).status),
      )
      const answers = await crowd
      for (const status of paying) if (status >= 500) faults.push(`checkout answered ${status}`)
      const shed = answers.filter(({ status }) => status === 503)
      const others = answers.filter(({ status }) => status !== 200 && status !== 503)
      if (others.length > 0) faults.push(`${others.length} answers are ${others[0]?.status}`)
      if (shed.some(({ retryAfter }) => retryAfter === null)) faults.push('a 503 has no Retry-After')
      const began = performance.now()
      while ((await timed(shopUrl + pages.category)).status !== 200 && performance.now() - began < backWithinMs)
        await pause(50)
      const backMs = Math.round(performance.now() - began)
      if (backMs >= backWithinMs) faults.push('not normal again after 5 s')
      const got = `${flood} requests at once: ${flood - shed.length} pages, ${shed.length} shed, checkout open, normal after `
      return verdict(faults, `${got}${backMs} ms; 60 s at three times saturation needs a load generator of its own`)
    },
  },
  {
    id: 'A7',
    what: 'slow clients',
    async run({ runtime: { shopUrl }, pages }) {
      const url = shopUrl + pages.product
      await looksAt(url)
      const idle = percentile(await looksAt(url), 0.9)
      const clients = range(slowClients).map((index) => slowClient(new URL(shopUrl), index))
      const drips = setInterval(() => clients.map(({ drip }) => drip()), 250)
      const busy = percentile(await looksAt(url), 0.9)
      clearInterval(drips)
      for (const { socket } of clients) socket.destroy()
      const ratio = busy / idle
      const faults = ratio > 2 ? [`p90 is ${ratio.toFixed(1)} times its idle value`] : []
      const got = `${slowClients} connections that drip: p90 of a product page ${ratio.toFixed(2)} times idle`
      return verdict(faults, `${got}; 1,000 of them for 60 s meet Cloudflare's front, not the Worker`)
    },
  },
  {
    id: 'A9',
    what: 'soak',
    async run({ faultyShop, pages }) {
      const { url: shopUrl, statePath } = await faultyShop()
      const paths = [pages.home, pages.category, pages.product, '/en-us/cart', '/api/cart', '/en-us/stories']
      const round = (count: number) =>
        atOnce(range(count), soakLanes, (index) => timed(shopUrl + (paths[index % paths.length] ?? '')))
      await round(300)
      const filesBefore = openFiles()
      const answers = await round(soakRequests)
      const [filesAfter, wal] = [openFiles(), walBytes(statePath)]
      const tenth = soakRequests / 10
      const first = percentile(
        answers.slice(0, tenth).map(({ ms }) => ms),
        0.5,
      )
      const last = percentile(
        answers.slice(-tenth).map(({ ms }) => ms),
        0.5,
      )
      const faults: string[] = []
      const bad = answers.filter(({ status }) => status >= 500).length
      if (bad > 0) faults.push(`${bad} answers of 500 or more`)
      if (filesAfter - filesBefore > 2 * soakLanes) faults.push(`${filesAfter - filesBefore} more open files`)
      if (wal > mostWalBytes) faults.push(`a log of ${wal} bytes`)
      if (last > 1.5 * first) faults.push(`the median went from ${first.toFixed(1)} to ${last.toFixed(1)} ms`)
      const got = `${soakRequests} requests: median ${first.toFixed(1)} then ${last.toFixed(1)} ms, WAL ${Math.ceil(wal / 1024)} KB`
      return verdict(
        faults,
        `${got}, open files ${filesBefore} then ${filesAfter}; 3 million requests and the heap are not tried`,
      )
    },
  },
]
