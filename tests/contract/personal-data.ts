import { expect } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { homes, type Shop, type Shopper, size } from './checkout-shop.ts'
import { placedOrder } from './ordering.ts'
import { emailTokenOf } from './outbox.ts'

export const leaver = { email: 'leaver@kerb.example', phone: '+12125550188', lastName: 'Quillonberg' }

/** A new person with a proven address and something in every room of the platform, and the number of their order. */
export async function settledPerson(shop: Shop): Promise<{ readonly who: Shopper; readonly orderNumber: string }> {
  const codeChallenge = 'c'.repeat(43)
  await shop.platform.ask('auth.signup', { body: { ...leaver, password: demoPassword, codeChallenge } })
  const who = await shop.person('leaver')
  await who.call('auth.confirmEmail', { body: { token: await emailTokenOf(shop.platform, leaver.email) } })
  const { email: _, ...home } = homes.us
  await who.call('consumer.addAddress', { body: { ...home, lastName: leaver.lastName, approachType: 'S' } })
  await who.call('consumer.subscribe', {
    body: { type: 'Newsletter', channel: 'email', optin: true, recipient: leaver.email },
  })
  await who.call('wishlists.addFavorite', { body: { id: size(40).productId } })
  await who.call('cart.saveForLater', { body: { ...size(40), qty: 1 } })
  const request = { ...leaver, name: leaver.lastName, category: 'other', subject: 'else' }
  await who.call('contact.send', { body: { ...request, message: 'Goodbye' } })
  await (await shop.guest()).call('contact.send', { body: { ...request, message: 'Said without signing in' } })
  const { orderNumber } = await placedOrder(who)
  const { id: cartId } = await who.fill(size(39))
  await who.call('cart.deviceFingerPrint', { body: { cartId, fingerPrint: 'print-of-leaver' } })
  return { who, orderNumber }
}

/** Tables in which a row has this text in any column. */
export async function tablesWith(shop: Shop, words: string): Promise<string[]> {
  const named = await shop.platform.rows(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  )
  const found: string[] = []
  for (const { name } of named as { name: string }[]) {
    const rows = await shop.platform.rows(`SELECT * FROM "${name}"`)
    if (JSON.stringify(rows).includes(words)) found.push(name)
  }
  return found
}

export const consumerIdOf = async (shop: Shop, email: string): Promise<string> => {
  const [row] = await shop.platform.rows('SELECT consumer_id FROM consumers WHERE email = ?', email)
  expect(row).toBeDefined()
  return (row as { consumer_id: string }).consumer_id
}
