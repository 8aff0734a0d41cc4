import type { OrderReport } from '../../platform/services/orders/report.ts'
import type { Bench } from '../figure.ts'
import { phone } from '../figures/conditions.ts'
import { fillCart } from '../figures/fill-cart.ts'
import { admin } from '../reliability/client.ts'
import { prices, World } from '../shown/world.ts'
import { disturbances } from './disturbances.ts'
import { finish, listening, missingOf, type Step, stepOf, steps, submit, type, typedIn } from './walk.ts'

const names = Object.keys(disturbances)
/** How long a field may take to be filled in again: scripts may be late. */
const patienceMs = 8000

/** Each disturbance at each step of checkout, in turn: the fields lost, and orders placed twice or not at all. */
export async function playDisturbed(bench: Bench, walks: number): Promise<readonly string[]> {
  const world = new World(bench.runtime, '42')
  await world.deliver(0, prices[0], 5000)
  const product = `x-${world.sizeOf(0).productId}`
  const faults: string[] = []
  let ordered = await countOrders(bench)
  for (let walk = 0; walk < walks; walk += 1) {
    const name = names[walk % names.length] ?? ''
    const step = steps[Math.floor(walk / names.length) % steps.length] ?? 'shipping'
    const title = `walk ${walk + 1}, ${name} at ${step}`
    const lost = await play(bench, { name, step, walk, product, share: walk / walks }).catch((error: unknown) => [
      String(error),
    ])
    const placed = (await countOrders(bench)) - ordered
    ordered += placed
    if (placed !== 1) lost.push(`${placed} orders`)
    faults.push(...lost.map((fault) => `${title}: ${fault}`))
    bench.log(`checkout.lost: ${title}: ${lost.length} faults`)
  }
  return faults
}

const countOrders = async ({ runtime: { platformUrl, adminToken } }: Bench): Promise<number> =>
  (await admin<OrderReport>(platformUrl, adminToken, '/orders/report')).orders.length

type Walk = {
  readonly name: string
  readonly step: Step
  readonly walk: number
  readonly product: string
  readonly share: number
}

async function play({ browser, runtime }: Bench, { name, step, walk, product, share }: Walk): Promise<string[]> {
  const front = name === 'another language' ? 'en-ca' : 'en-us'
  const typed = typedIn(front, `walk${walk}@disturbed.example`)
  const context = await (await browser()).newContext({ ...phone, baseURL: runtime.shopUrl })
  try {
    const page = await context.newPage()
    await fillCart(page, `/${front}/p/${product}`)
    if (step === 'billing') {
      await page.goto(`/${front}/checkout/shipping`)
      await listening(page)
      await type(page, typed.shipping)
      await submit(page)
    }
    await disturbances[name]?.({ page, step, front, fields: typed[step], share })
    const shown = await stepOf(page)
    // The form was saved in spite of everything.
    if (step === 'shipping' && shown === 'billing') await page.goto(`/${front}/checkout/shipping`)
    // A new session begins with the step before.
    if (step === 'billing' && shown === 'shipping') {
      await listening(page)
      await type(page, typed.shipping)
      await submit(page)
    }
    let lost = await missingOf(page, typed[step])
    const end = performance.now() + patienceMs
    while (lost.length > 0 && performance.now() < end) {
      await page.waitForTimeout(100)
      lost = await missingOf(page, typed[step])
    }
    if (name === 'a broken script') await submit(page)
    await finish(page, typed)
    return lost.map((field) => `${field} is lost`)
  } finally {
    await context.close()
  }
}
