import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carts } from '../../client/islands/cart.fixtures.ts'
import { fetchCart } from '../../client/state/cart.ts'
import { toasts } from '../../client/state/toasts.ts'
import { useCartServer } from './harness/cart-server.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
const server = useCartServer()

async function openMiniCart(fixture: keyof typeof carts): Promise<void> {
  server.open(carts[fixture])
  toasts.value = []
  await hydratedIsland('mini-cart', fixture)
  // From now on the cart is the server's.
  await expect.poll(() => server.posts).toEqual([])
}
const quantity = page.getByRole('textbox', { name: 'Quantity of Loom Hoodie' })
const button = (name: string) => page.getByRole('button', { name })

it('counts with the click, and sends what the cart comes to', async () => {
  await openMiniCart('two')
  await button('One more of Loom Hoodie').click()
  await expect.element(quantity).toHaveValue('3')
  await expect.element(page.getByRole('status')).toHaveTextContent('Your cart has changed. Subtotal $356.00')
  await button('One fewer of Loom Hoodie').click()
  await expect.element(quantity).toHaveValue('2')
  await expect
    .poll(() => server.posts.map(({ action, fields }) => [action, fields['itemId'], fields['qty']]))
    .toEqual([
      ['update', 'item-1', '3'],
      ['update', 'item-1', '2'],
    ])
})

it('is not fetched during a change, which may open its session', async () => {
  await openMiniCart('one')
  await expect.poll(() => server.reads).toBeGreaterThan(0)
  const { reads } = server
  const answer = server.holdNext()
  await button('One more of Loom Hoodie').click()
  const cartRead = fetchCart('en-us')
  await expect.poll(() => server.posts.length).toBe(1)
  answer()
  expect((await cartRead)?.items[0]?.qty).toBe(3)
  // The change's answer was the cart.
  expect(server.reads).toBe(reads)
})

it('takes a number that is typed when it is entered, not before', async () => {
  await openMiniCart('one')
  await quantity.fill('7')
  expect(server.posts).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Your cart has changed\./)
  await expect.element(quantity).toHaveValue('7')
  expect(server.posts).toHaveLength(1)
})

it.each(['-1', '1.5', 'abc'])('changes nothing for %s, which the server refuses with its words', async (typed) => {
  await openMiniCart('one')
  server.refuseNext({ message: 'Enter a whole number, 1 or more.', place: 'item' })
  await quantity.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a whole number, 1 or more.')
  await expect.element(quantity).toHaveValue('2')
  expect(server.posts.map(({ fields }) => fields['qty'])).toEqual([typed])
})

it('has no more of a line than is sold', async () => {
  await openMiniCart('atTheLimit')
  await expect.element(button('One more of Loom Hoodie')).toBeDisabled()
})

it('removes a line with the click, offers to undo it, and keeps the focus', async () => {
  await openMiniCart('two')
  await button('Remove Loom Hoodie').click()
  await expect.element(page.getByRole('link', { name: 'Loom Hoodie' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Brick Runner' })).toBeVisible()
  expect(document.activeElement?.closest('[data-island]')).not.toBeNull()
  await expect.poll(() => toasts.value.map(({ title }) => title)).toEqual(['Loom Hoodie removed.'])
  const [undo] = toasts.value[0]?.ctas ?? []
  expect(undo?.label).toBe('Undo')
  if (undo && 'act' in undo) undo.act()
  await expect.element(page.getByRole('link', { name: 'Loom Hoodie' })).toBeVisible()
  expect(server.posts.at(-1)).toMatchObject({ action: 'add', fields: { upc: 'upc-M', qty: '2' } })
})

it('puts a gift back for whom it was', async () => {
  await openMiniCart('giftCard')
  const removed = carts.giftCard.items[0]
  await button(`Remove ${removed?.name}`).click()
  await expect.poll(() => toasts.value.length).toBe(1)
  const [undo] = toasts.value[0]?.ctas ?? []
  if (undo && 'act' in undo) undo.act()
  const fields = { giftTo: 'Ada', giftEmail: 'ada@shop.example', giftMessage: 'Have fun' }
  await expect.poll(() => server.posts.at(-1)).toMatchObject({ action: 'add', fields })
})

it('removes a line of which one is taken away from one', async () => {
  await openMiniCart('two')
  await button('One fewer of Brick Runner').click()
  await expect.element(page.getByRole('link', { name: 'Brick Runner' })).not.toBeInTheDocument()
  await expect.poll(() => toasts.value.length).toBe(1)
})

it('says why a change was refused, and takes it back', async () => {
  await openMiniCart('one')
  server.refuseNext({ message: 'The limit is 2.', place: 'inline' })
  await button('One more of Loom Hoodie').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The limit is 2.')
  await expect.element(quantity).toHaveValue('2')
  await button('One fewer of Loom Hoodie').click()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

it('leaves to a toast what is no line’s fault', async () => {
  await openMiniCart('one')
  server.refuseNext({ message: 'Try again later.', place: 'toast' })
  await button('One more of Loom Hoodie').click()
  await expect.poll(() => toasts.value).toMatchObject([{ title: 'Try again later.', type: 'error' }])
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

it('says that it is empty, and offers no checkout then', async () => {
  await openMiniCart('one')
  await button('Remove Loom Hoodie').click()
  await expect.element(page.getByText('Your cart is empty')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

it('shows how far off free shipping and the nearest promotion are, and follows the cart', async () => {
  const shown = carts.nearAPromotion
  const items = shown.items.map((item) => ({ ...item, price: { ...item.price, priceAfterOrderDiscount: 5000 } }))
  const promoSummary = shown.promoSummary.flatMap((promotion) => [
    {
      ...promotion,
      promotionId: 'bag',
      calloutMsg: '$99 to go|A bag|In the box',
      distanceFromConditionThreshold: 9900,
    },
    promotion,
  ])
  server.open({ ...shown, items, promoSummary, totals: { ...shown.totals, shipping: 695 } })
  await hydratedIsland('mini-cart', 'nearAPromotion')
  await expect.element(page.getByText('$25.00 to free shipping')).toBeVisible()
  const progress = (name: string) => page.getByRole('progressbar', { name: `Progress ${name}` })
  await expect.element(progress('to free shipping')).toHaveAttribute('value', '5000')
  await expect.element(page.getByText('A pouch')).toBeVisible()
  await expect.element(page.getByText('A bag')).not.toBeInTheDocument()
})

it('keeps each price as the server has it while a quantity is on its way', async () => {
  await openMiniCart('one')
  const answer = server.holdNext()
  const price = page.getByText('$178.00$89.00 each', { exact: true })
  await expect.element(price).toBeVisible()
  await button('One more of Loom Hoodie').click()
  await expect.element(quantity).toHaveValue('3')
  await expect.element(price).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Your cart has changed\./)
})

it('leads to checkout only with lines that can be ordered', async () => {
  await openMiniCart('soldOut')
  const checkout = page.getByRole('link', { name: 'Check out' })
  await expect.element(checkout).toHaveAttribute('aria-disabled', 'true')
  await expect.element(checkout).toHaveAccessibleDescription('Change or remove what is not available to check out.')
  await button('Remove Loom Hoodie').click()
  await expect.element(checkout).not.toBeInTheDocument()
})
