import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { carts } from '../../client/islands/cart.fixtures.ts'
import { fixtures } from '../../client/islands/quickshop/quickshop.fixtures.ts'
import { useCartServer } from './harness/cart-server.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
const server = useCartServer()

const size = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) })
const add = page.getByRole('button', { name: 'Add to cart' })
const sizes = page.getByRole('group', { name: 'Size' })

async function openQuickshop(fixture: keyof typeof fixtures): Promise<void> {
  server.open(carts.one)
  await hydratedIsland('quickshop', fixture)
}

/** The shop answers with this colour, without the size S. Answers are kept from test to test, by colour. */
function answerColour(productId: string): readonly string[] {
  const asked: string[] = []
  const { props } = fixtures.colours
  const colourName = props.product.colours.find((colour) => colour.productId === productId)?.colourName ?? ''
  const skus = props.product.skus.slice(1).map((sku) => ({ ...sku, upc: `${productId}-${sku.size}` }))
  const product = { ...props.product, productId, colourName, skus }
  const others = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const isAsked = new Headers(init?.headers).get('x-island') === 'quickshop'
    if (!isAsked && others) return others(input, init)
    asked.push(new URL(String(input), location.href).search)
    return Response.json({ title: '', islands: [{ name: 'quickshop', props: { ...props, product } }] })
  })
  return asked
}

it('opens at the size that fits the shopper, and takes another', async () => {
  await openQuickshop('fits')
  await expect.element(size('M')).toBeChecked()
  await size('L').click()
  await expect.element(size('L')).toBeChecked()
  await expect.element(size('M')).not.toBeChecked()
})

it('shows another colour in its place, in the size chosen, and adds that', async () => {
  await openQuickshop('colours')
  const asked = answerColour('KR100001CLY')
  const { href } = location
  await size('M').click()
  const clay = page.getByRole('link', { name: 'Clay & <sand>' })
  await clay.click()
  await expect.element(clay).toHaveAttribute('aria-current', 'page')
  await expect.element(clay).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Color: Clay & <sand>' })).toBeVisible()
  await expect.element(size('S')).not.toBeInTheDocument()
  await expect.element(size('M')).toBeChecked()
  expect(asked).toEqual(['?product=KR100001CLY'])
  await add.click()
  await expect.poll(() => server.posts).toMatchObject([{ action: 'add', fields: { upc: 'KR100001CLY-M', qty: '1' } }])
  expect(server.posts[0]?.fields['productId']).toBe('KR100001CLY')
  expect(location.href).toBe(href)
})

it('keeps the colour that it shows where another can’t be had', async () => {
  await openQuickshop('colours')
  const others = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation((input, init) =>
    new Headers(init?.headers).get('x-island') || !others
      ? Promise.reject(new TypeError('Failed to fetch'))
      : others(input, init),
  )
  await page.getByRole('link', { name: 'Moss, sold out' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. Try again in a moment.')
  await expect.element(page.getByRole('heading', { name: 'Color: Coal' })).toBeVisible()
})

it('asks for a size at the field, and sends nothing', async () => {
  await openQuickshop('stock')
  await add.click()
  await expect.element(sizes).toHaveAccessibleDescription('Choose a size first.')
  await expect.element(size('S')).toHaveFocus()
  expect(server.posts).toEqual([])
  await size('M').click()
  await expect.element(sizes).toHaveAccessibleDescription('')
})

it('says that a size is sold out once it is chosen', async () => {
  await openQuickshop('stock')
  const soldOut = size('S')
  await soldOut.click()
  await expect.element(soldOut).toBeChecked()
  await expect.element(soldOut).toHaveAccessibleDescription('This size is sold out. Another color may have it.')
  server.refuseNext({ message: 'It has sold out.', place: 'inline' })
  await add.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It has sold out.')
})

it('says of a size that has sold out since the dialog was made that it has, when it is chosen', async () => {
  await openQuickshop('stock')
  const alert = page.getByRole('alert')
  await size('M').click()
  await expect.element(alert).toHaveTextContent('')
  server.sellOut(['upc-L'])
  await size('L').click()
  await expect.element(alert).toHaveTextContent('This size is sold out. Another color may have it.')
  await expect.element(page.getByRole('radio', { name: 'L, sold out' })).toBeChecked()
  await size('M').click()
  await expect.element(alert).toHaveTextContent('')
  await expect.element(page.getByRole('radio', { name: 'L, sold out' })).toBeVisible()
  await add.click()
  await expect.poll(() => server.posts).toMatchObject([{ fields: { upc: 'upc-M' } }])
})

it('asks again with each choice, and for another colour in the size chosen', async () => {
  await openQuickshop('colours')
  answerColour('KR100001MOS')
  server.sellOut(['KR100001MOS-M'])
  await size('M').click()
  await page.getByRole('link', { name: 'Moss, sold out' }).click()
  await expect.element(page.getByRole('radio', { name: 'M, sold out' })).toBeChecked()
  server.sellOut([])
  await size('L').click()
  await expect.element(page.getByRole('radio', { name: 'M', exact: true })).toBeVisible()
})

it('adds as before where stock can’t be read', async () => {
  await openQuickshop('stock')
  server.sellOut(null)
  await size('M').click()
  await add.click()
  await expect.poll(() => server.posts).toMatchObject([{ fields: { upc: 'upc-M' } }])
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('That did not work')
})
