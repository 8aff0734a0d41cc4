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

/** The shop answers with clay, without the size S. */
function answerClay(): readonly string[] {
  const asked: string[] = []
  const { props } = fixtures.colours
  const skus = props.product.skus.slice(1).map((sku) => ({ ...sku, upc: `clay-${sku.size}` }))
  const product = { ...props.product, productId: 'KR100001CLY', colourName: 'Clay & <sand>', skus }
  const others = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const isAsked = new Headers(init?.headers).get('x-island') === 'quickshop'
    if (!isAsked && others) return others(input, init)
    asked.push(new URL(String(input), location.href).search)
    return Response.json({ title: '', islands: [{ name: 'quickshop', props: { ...props, product } }] })
  })
  return asked
}

it('shows another colour in its place, in the size chosen, and adds that', async () => {
  await openQuickshop('colours')
  const asked = answerClay()
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
  await expect.poll(() => server.posts).toMatchObject([{ action: 'add', fields: { upc: 'clay-M', qty: '1' } }])
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
