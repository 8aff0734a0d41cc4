import { productWidths } from '../../shared/picture-sizes.ts'
import { createCookieJar } from '../../tests/harness/cookie-jar.ts'
import type { Figure } from '../figure.ts'

/** Pages looked at in each part, one after the other, and how many are looked at before anything counts. */
const looks = 200
const warmUp = 30
const clients = 16
const pauseMs = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The 95th percentile of how long this page takes, in milliseconds. */
async function p95Of(url: string, count: number): Promise<number> {
  const times: number[] = []
  for (let look = 0; look < count; look += 1) {
    const started = performance.now()
    await (await fetch(url)).text()
    times.push(performance.now() - started)
    await pause(pauseMs)
  }
  return times.sort((a, b) => a - b)[Math.ceil(count * 0.95) - 1] ?? 0
}

type Noise = (client: number, turn: number) => Promise<unknown>

/** Every client from a network of its own, doing its own kind of harm as fast as it is answered, until told to stop. */
function makeNoise(kinds: readonly Noise[]): () => Promise<void> {
  let isOver = false
  const work = Array.from({ length: clients }, async (_, client) => {
    for (let turn = 0; !isOver; turn += 1) await kinds[client % kinds.length]?.(client, turn).catch(() => undefined)
  })
  return async () => {
    isOver = true
    await Promise.all(work)
  }
}

const from = (client: number) => ({ 'cf-connecting-ip': `192.0.2.${client + 1}`, accept: 'text/html' })

/** Passwords of ever other accounts, by the form as the page has it. */
function guessPasswords(shop: string): Noise {
  const visitors = new Map<number, { csrf: string; cookie: string }>()
  const visit = async (client: number) => {
    const cookies = createCookieJar()
    const answer = await fetch(`${shop}/en-us/associate-login`)
    cookies.keep(answer)
    const csrf = /name="csrf" value="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
    const visitor = { csrf, cookie: cookies.header() }
    visitors.set(client, visitor)
    return visitor
  }
  return async (client, turn) => {
    const { csrf, cookie } = visitors.get(client) ?? (await visit(client))
    const email = `somebody${client}x${turn}@kerb.example`
    const answer = await fetch(`${shop}/api/session/sign-in?locale=en-us`, {
      method: 'POST',
      headers: { ...from(client), cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, email, password: 'Wrong-2026' }).toString(),
    })
    await answer.text()
  }
}

/** Large pictures that nobody has drawn yet, and sizes that nobody draws. */
function drawPictures(shop: string, pictures: readonly string[]): Noise {
  return async (client, turn) => {
    const picture = pictures[(client * 31 + turn) % pictures.length] ?? ''
    const width = turn % 4 === 0 ? 1441 + turn : (productWidths.at(-1 - (turn % 3)) ?? 0)
    await (await fetch(`${shop}${picture}?width=${width}`, { headers: from(client) })).arrayBuffer()
  }
}

const searchNonsense =
  (shop: string): Noise =>
  async (client, turn) => {
    const url = `${shop}/en-us/search?q=${client}xyzzy${turn}%20${'plugh'.repeat(turn % 9)}`
    await (await fetch(url, { headers: from(client) })).text()
  }

export const safeFigures: readonly Figure[] = [
  {
    id: 'safe.noisy',
    goal: 3,
    unit: 'p95 of a product page while 16 clients guess passwords, draw pictures and search nonsense / quiet p95',
    async measure({ runtime: { shopUrl }, pages, log }) {
      const url = shopUrl + pages.product
      const listing = await (await fetch(shopUrl + pages.category)).text()
      const pictures = [...new Set(listing.match(/\/images\/products\/[\w/-]+(?=\?)/g) ?? [])]
      await p95Of(url, warmUp)
      const quiet = await p95Of(url, looks)
      const stop = makeNoise([guessPasswords(shopUrl), drawPictures(shopUrl, pictures), searchNonsense(shopUrl)])
      await p95Of(url, warmUp)
      const noisy = await p95Of(url, looks)
      await stop()
      log(`safe.noisy: ${quiet.toFixed(1)} ms quiet, ${noisy.toFixed(1)} ms noisy`)
      return noisy / quiet
    },
  },
]
