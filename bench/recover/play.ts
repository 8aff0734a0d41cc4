import type { Cart } from '../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { type Origins, World } from '../shown/world.ts'
import { Scene, type Step, steps } from './scene.ts'

type Form = Readonly<Record<string, string>>
/** Happens while a step's page is open; its form is sent afterwards, unless this sent it. */
type Disturbance = (scene: Scene, step: Step, form: Form) => Promise<unknown>

const disturbances: Readonly<Record<string, Disturbance>> = {
  'session dead': (scene) => scene.endSession(),
  'card refused': async (scene) => scene.order(await scene.card('refused')),
  'challenge failed': async (scene) => {
    await scene.order(await scene.card('challenge'))
    await scene.proveNothing()
  },
  'challenge abandoned': async (scene) => {
    await scene.order(await scene.card('challenge'))
    await scene.open('/en-us/order-confirmation')
  },
  'wallet cancelled': async (scene) => scene.cancelWallet(await scene.order({ payWith: 'PAYPAL' })),
  'line gone': (scene) => scene.sellOut(),
  'store closed': (scene) => scene.setStore(false),
  'coupon spent': (scene) => scene.spendCode(),
  'gift card spent': (scene) => scene.spendGiftCard(),
  'price up': (scene) => scene.raisePrice(),
  'network cut': (scene, step, form) => scene.lose(step, form),
  'tab duplicated': (scene, step, form) => Promise.all([scene.send(step, form), scene.send(step, form)]),
  'back button': async (scene, step, form) => {
    await scene.send(step, form)
    await scene.open('/en-us/checkout/shipping')
  },
}

/** By part, what a cart holds of the shopper's choices. */
const partsOf = (cart: Cart | null) => {
  const items = (cart?.items ?? []).filter(({ bonus }) => !bonus)
  const shipments = cart?.shippingMethods ?? []
  return {
    lines: items.map(({ upc, qty, recipeId }) => `${upc} ${qty} ${recipeId ?? ''}`),
    options: items.flatMap(({ recipeId }) => recipeId ?? []),
    methods: items.map(({ upc, storeId, selectedShippingOption: way }) => `${upc} ${way} ${storeId ?? ''}`),
    persons: shipments.flatMap(({ address, pickupPerson }) => pickupPerson?.firstName ?? address?.firstName ?? []),
    credits: [
      ...(cart?.couponItems ?? []).map(({ code }) => code),
      ...(cart?.payment_instruments ?? []).filter(({ balance }) => balance !== null).map(({ label }) => label),
    ],
  }
}
type Parts = ReturnType<typeof partsOf>
type Part = keyof Parts

/** Equal parts of an order. */
const partsOfOrder = ({ items, shipments, paymentMethods, promoSummary }: PlacedOrder): Parts => {
  const ordered = items.filter(({ bonus }) => !bonus)
  const shipmentOf = (itemId: string) => shipments.find(({ itemIds }) => itemIds.includes(itemId))
  return {
    lines: ordered.map(({ upc, qty, recipeId }) => `${upc} ${qty} ${recipeId ?? ''}`),
    options: ordered.flatMap(({ recipeId }) => recipeId ?? []),
    methods: ordered.map(({ id, upc }) => {
      const shipment = shipmentOf(id)
      return `${upc} ${shipment?.shippingMethod} ${shipment?.storeId ?? ''}`
    }),
    persons: shipments.flatMap(({ address, pickupPerson }) => pickupPerson?.firstName ?? address?.firstName ?? []),
    credits: [...promoSummary.map(({ promotionName }) => promotionName), ...paymentMethods.map(({ label }) => label)],
  }
}

const changedWay = 'We updated your order|delivery choices'
/** Words of a page for a part that is gone. */
const patterns: Readonly<Record<Part, RegExp>> = {
  lines: /add them again: [^.]*items/,
  options: /add them again: [^.]*items/,
  methods: new RegExp(changedWay),
  persons: new RegExp(changedWay),
  credits: /add them again: [^.]*(coupons|gift cards)/,
}

type Played = { readonly faults: readonly string[]; readonly played: number }
type RecoverOptions = { readonly only?: readonly string[]; readonly log: (line: string) => void }

/** Every disturbance at every step; resolves to what the cart, or the order that it became, lost without a word. */
export async function playRecover(origins: Origins, { only, log }: RecoverOptions): Promise<Played> {
  const names = Object.keys(disturbances).filter((name) => !only || only.includes(name))
  const world = new World(origins, '41')
  await world.open(names.length * steps.length)
  const faults: string[] = []
  let index = 0
  for (const name of names)
    for (const step of steps) {
      const lost = await play(new Scene(world, index), name, step)
      faults.push(...lost.map((part) => `${name} at ${step}: ${part}`))
      index += 1
      log(`${name} at ${step}: ${lost.length} lost`)
    }
  return { faults, played: index }
}

async function play(scene: Scene, name: string, step: Step): Promise<string[]> {
  await scene.prepare()
  const before = partsOf(await scene.cart())
  const form = await scene.formOf(step)
  // A scene that isn't whole would show nothing.
  const isWhole = before.lines.length === 3 && before.options.length === 1 && before.credits.length === 2
  if (!form || !isWhole || !before.persons.includes('Grace')) return ['the step was not reached with everything']
  scene.text = ''
  await disturbances[name]?.(scene, step, form)
  await scene.send(step, form)
  await scene.open('/en-us/checkout')
  const order = await scene.ordered()
  const after = order ? partsOfOrder(order) : partsOf(await scene.cart())
  return (Object.keys(before) as Part[]).flatMap((part) => {
    const gone = before[part].filter((item) => !after[part].includes(item))
    return gone.length === 0 || patterns[part].test(scene.text) ? [] : [`${part} ${gone.join(', ')}`]
  })
}
