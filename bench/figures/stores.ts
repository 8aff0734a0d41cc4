import type { Bench, Figure } from '../figure.ts'
import { seededRandom } from '../reliability/at-once.ts'
import { onTarget } from '../reliability/target.ts'
import { clientHeaders } from './client-headers.ts'
import { median } from './conditions.ts'

const storeCount = 15_000
const perRequest = 1000
const searches = 60

/** A country of its own, as large as the United States. */
const country = 'XA'
const between = (random: () => number, low: number, high: number) => low + random() * (high - low)

function storesOf(random: () => number) {
  return Array.from({ length: storeCount }, (_, index) => ({
    storeId: `N${index}`,
    name: `Store ${index}`,
    addressLine1: `${index} Main Street`,
    addressLine2: null,
    city: `Town ${index % 900}`,
    province: null,
    postalCode: String(10_000 + (index % 80_000)),
    country,
    phone: null,
    latitude: between(random, 26, 48),
    longitude: between(random, -122, -72),
    hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '10:00', closes: '19:00' })),
    services: ['pickup', 'ship-to-store'],
  }))
}

async function timeSearches(origin: string, random: () => number): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < searches; index++) {
    const place = { latitude: between(random, 30, 45), longitude: between(random, -115, -80) }
    const started = performance.now()
    const response = await fetch(`${origin}/stores/v1/search`, {
      method: 'POST',
      headers: { ...clientHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ country, ...place, radius: 400, count: 20 }),
    })
    const { stores } = (await response.json()) as { stores: readonly unknown[] }
    times.push(performance.now() - started)
    if (stores.length !== 20) throw new Error(`${stores.length} stores at ${JSON.stringify(place)}`)
  }
  return median(times)
}

export const storeFigures: readonly Figure[] = [
  {
    id: 'stores.nearest',
    goal: 20,
    unit: `ms for the nearest 20 of ${storeCount} stores by position, over HTTP to the platform, median of ${searches}`,
    measure: ({ log }: Bench) =>
      onTarget({}, async ({ origin, adminToken }) => {
        const random = seededRandom(7)
        const all = storesOf(random)
        for (let start = 0; start < all.length; start += perRequest) {
          const response = await fetch(`${origin}/admin/stores`, {
            method: 'POST',
            headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
            body: JSON.stringify({ stores: all.slice(start, start + perRequest) }),
          })
          if (!response.ok) throw new Error(`the platform took no stores: ${response.status}`)
        }
        const time = await timeSearches(origin, random)
        log(`stores.nearest: ${time.toFixed(1)} ms`)
        return time
      }),
  },
]
