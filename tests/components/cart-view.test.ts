import { mutate } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { carts } from '../../client/islands/cart.fixtures.ts'
import { fixtures } from '../../client/islands/cart-view/cart-view.fixtures.ts'
import type { IslandPropsOf } from '../../client/islands/contracts.ts'
import { cartItem } from '../../client/pages/pages.fixtures.ts'
import { announcement } from '../../client/state/cart.ts'
import { spoken } from '../../client/state/spoken.ts'
import { toasts } from '../../client/state/toasts.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { useCartServer } from './harness/cart-server.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
const server = useCartServer()
beforeEach(() => mutate('cart-view', undefined, { revalidate: false }))

const refused: IslandPropsOf<'cart-view'>['notices'] = {
  top: [{ tone: 'error', words: 'It was refused.' }],
  byItem: {},
  coupon: null,
  idleCoupons: {},
}
const viewOf = (cart: Cart | null, query = new URLSearchParams()): IslandPropsOf<'cart-view'> => {
  const { props } = fixtures.empty
  return { ...props, cart, notices: query.has('notice') ? refused : props.notices }
}

/** The test's cart differs from the fixture's: once the page shows it, everything triggered by opening has ended. */
async function openCart(cart: Cart): Promise<void> {
  server.open(cart)
  server.show(viewOf)
  toasts.value = []
  announcement.value = ''
  spoken.value = ''
  await hydratedIsland('cart-view', 'one')
  await expect.poll(() => spoken.value).toMatch(/^Total/)
}
const three: Cart = {
  ...carts.two,
  items: [...carts.two.items, { ...cartItem, id: 'item-3', upc: 'upc-S', name: 'Gravel Cap' }],
}
const sizes = ['M', 'L'].map((sizeLabel) => ({ upc: `upc-${sizeLabel}`, sizeLabel, available: true }))
const inSizes: Cart = { ...carts.one, items: carts.one.items.map((item) => ({ ...item, variants: sizes })) }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const quantity = page.getByRole('spinbutton', { name: 'Quantity of Loom Hoodie' })
const size = page.getByRole('combobox', { name: 'Size of Loom Hoodie' })
const code = page.getByRole('textbox', { name: 'Promo code' })
const focused = () => document.activeElement?.textContent

it('counts with the click, and says what there is to pay when the server has answered', async () => {
  await openCart(carts.two)
  const text: string[] = []
  const stop = spoken.subscribe((words) => text.push(words))
  await button('One more of Loom Hoodie').click()
  await expect.element(quantity).toHaveValue(3)
  await expect.poll(() => spoken.value).toBe('Your cart has changed. Total $356.00')
  stop()
  expect(text).toContain('Saving')
})

it.each([
  ['Loom Hoodie', 'Brick Runner'],
  ['Brick Runner', 'Gravel Cap'],
  ['Gravel Cap', 'Brick Runner'],
])('passes the focus on when %s goes: to %s', async (removed, next) => {
  await openCart(three)
  await button(`Remove ${removed}`).click()
  await expect.element(button(`Remove ${removed}`)).not.toBeInTheDocument()
  expect(focused()).toBe(next)
  await expect.poll(() => spoken.value).toMatch(/Total/)
  expect(focused()).toBe(next)
})

it('passes the focus on to the heading when nothing is left, and brings the line back', async () => {
  await openCart(carts.one)
  await button('Remove Loom Hoodie').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus()
  await expect.poll(() => toasts.value.length).toBe(1)
  const [undo] = toasts.value[0]?.ctas ?? []
  if (undo && 'act' in undo) undo.act()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Loom Hoodie' })).toBeVisible()
})

it('shows a refused choice until the server has answered, and why it was refused', async () => {
  await openCart(inSizes)
  server.refuseNext({ message: 'No.', place: 'top', notice: 'notice=size:INV702' })
  await size.selectOptions('L')
  size.element().closest('form')?.requestSubmit()
  await expect.element(size).toHaveValue('upc-L')
  await expect.element(page.getByRole('alert')).toHaveTextContent('It was refused.')
  await expect.element(size).toHaveValue('upc-M')
})

it('tells what no place of the page can say', async () => {
  await openCart(carts.one)
  server.refuseNext({ message: 'Not from here.', place: 'top' })
  await button('One more of Loom Hoodie').click()
  await expect.poll(() => toasts.value).toMatchObject([{ title: 'Not from here.', type: 'error' }])
  await expect.element(quantity).toHaveValue(2)
})

it('keeps what is typed while the page is read again, and empties the field of a code that was taken', async () => {
  await openCart(carts.one)
  await code.fill('HALF')
  await button('One more of Loom Hoodie').click()
  await expect.poll(() => spoken.value).toMatch(/^Your cart/)
  await expect.element(code).toHaveValue('HALF')
  spoken.value = ''
  server.refuseNext({ message: 'No.', place: 'input', notice: 'notice=coupon:PRM130' })
  server.show((cart) => ({
    ...viewOf(cart),
    notices: { ...refused, coupon: { words: 'No such code.', typed: 'HALF' } },
  }))
  await userEvent.click(code)
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toBeInvalid()
  await expect.element(code).toHaveValue('HALF')
  server.show(viewOf)
  await code.fill('WHOLE')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()
})

it('stays as it is when its page can not be had, and is right with the next change', async () => {
  await openCart(carts.one)
  server.show(() => {
    throw new TypeError('nobody answers')
  })
  await button('One more of Loom Hoodie').click()
  await expect.poll(() => spoken.value).toBe('Your cart has changed.')
  await expect.element(quantity).toHaveValue(3)
  server.show(viewOf)
  await button('One more of Loom Hoodie').click()
  await expect.element(quantity).toHaveValue(4)
  await expect.poll(() => spoken.value).toMatch(/Total/)
})
