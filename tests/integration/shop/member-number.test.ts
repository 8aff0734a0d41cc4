import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })

/** The number on the page of a member's account, as it is written there. */
const numberIn = (html: string): string => /<p class="title">(\d{4} \d{4} \d{4} \d{4})<\/p>/.exec(html)?.[1] ?? ''

/** The text that a scanner reads from the code on a page, drawn with four pixels for each of its modules. */
function scanned(html: string): string | undefined {
  const [, box = '', path = ''] = /<svg class="member-code" viewBox="([^"]+)"[\s\S]*?<path d="([^"]+)"/.exec(html) ?? []
  const [from = 0, , size = 0] = box.split(' ').map(Number)
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const side = size * 4
  const pixels = Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % side, Math.floor((at >> 2) / side)].map((place) => Math.floor(place / 4) + from)
    return at % 4 < 3 && dark.has(`${x} ${y}`) ? 0 : 255
  })
  return jsQR(pixels, side, side)?.data
}

it('a member sees their number in groups and as a code, and gets another, also in German', async () => {
  const walk = walker(shop)
  await walk.signIn('newmember@kerb.example')
  const html = await walk.page('/en-us/account')
  const number = numberIn(html)
  expect(scanned(html)).toBe(number.replaceAll(' ', ''))
  const renewed = await walk.post('/api/account/member-number', {})
  expect([renewed.status, renewed.location]).toEqual([303, '/en-us/account?said=number-renewed'])
  const after = await walk.page(renewed.location)
  expect(after).toContain('You have a new member number.')
  expect(numberIn(after)).toMatch(/^9\d{3} /)
  expect(numberIn(after)).not.toBe(number)
  expect(scanned(after)).toBe(numberIn(after).replaceAll(' ', ''))
  expect(await walk.page('/de-de/account')).toContain('Deine Mitgliedsnummer')
  const other = walker(shop)
  await other.signIn('registered@kerb.example')
  expect(numberIn(await other.page('/en-us/account'))).toBe('')
})
