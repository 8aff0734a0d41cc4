import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../shared/i18n/locales.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })

const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/** A list as a shopper without script has it. */
async function list(address: string) {
  const answer = await shop.fetch(address)
  const html = await answer.text()
  const form = /<form[^>]*id="filters".*?<\/form>/s.exec(html)?.[0] ?? ''
  const boxes = (part: string) =>
    [...part.matchAll(/<label><input([^>]*)\/>.*?<span>(.*?)<\/span><span class="n">(\d+)/gs)].map(
      ([, input = '', label = '', count = '']) => ({
        name: /name="([^"]*)"/.exec(input)?.[1],
        value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
        label: plain(label),
        count: Number(count),
      }),
    )
  const field = (name: 'from' | 'to') =>
    [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input).find((input) => input.includes(`name="${name}"`)) ?? ''
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    total: Number(/id="results"[^>]*>(?:<!--.*?-->)?(\d+)/.exec(html)?.[1] ?? 0),
    boxes: boxes(form),
    /** Labels of the sizes by heading. */
    sizes: new Map(
      [...form.matchAll(/<legend[^>]*>(.*?)<\/legend><ul class="sizes[^"]*">(.*?)<\/ul>/gs)].map(
        ([, heading = '', values = '']) => [plain(heading), boxes(values).map(({ label }) => label)] as const,
      ),
    ),
    valueIn: (name: 'from' | 'to') => / value="([^"]*)"/.exec(field(name))?.[1] ?? '',
    isRefused: (name: 'from' | 'to') => field(name).includes('aria-invalid="true"'),
    fault: plain(/<p[^>]*id="range-fault"[^>]*>(.*?)<\/p>/s.exec(form)?.[1] ?? ''),
    pills: [...html.matchAll(/<a href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href = '', label = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      label: plain(label),
    })),
    badges: [...html.matchAll(/data-badge="([^"]*)"/g)].map(([, badge]) => badge),
    cards: [...html.matchAll(/<li class="card"/g)].length,
  }
}

const women = (locale: Locale) => (locale === 'en-us' || locale === 'en-gb' || locale === 'en-ca' ? 'women' : 'x')
const pathOf = async (locale: Locale, id = '1000') => {
  const answer = await shop.fetch(`/${locale}/c/${women(locale)}-${id}`)
  return answer.headers.get('location') ?? `/${locale}/c/${women(locale)}-${id}`
}

describe('sizes', () => {
  it.each([
    ['en-us', 'Shoes (US)'],
    ['en-gb', 'Shoes (UK)'],
    ['de-de', 'Schuhe (EU)'],
    ['fr-ca', 'Chaussures (US)'],
  ] as const)('in %s stand below what they are sizes of', async (locale, shoes) => {
    const { sizes } = await list(await pathOf(locale))
    const headings = [...sizes.keys()]
    expect(headings[0]).toBe(shoes)
    expect(headings.length).toBeGreaterThan(1)
    expect(sizes.get(shoes)).not.toContain('S')
  })

  it('are those of the product page that they lead to', async () => {
    const { boxes } = await list(`${await pathOf('en-gb')}?kind=boot&gender=women`)
    const size = boxes.find(({ name, label }) => name === 'size' && label === '6')
    expect(size?.value).toBe('40')
    const found = await list(`${await pathOf('en-gb')}?kind=boot&gender=women&size=${size?.value}`)
    const product = /<h3><a href="([^"]*)"/.exec(found.html)?.[1] ?? ''
    const page = await (await shop.fetch(product)).text()
    expect(page).toContain('data-words="Size 6"')
    expect(page).not.toContain('data-words="Size 40"')
  })

  it('have no amounts of gift cards among them', async () => {
    const { sizes } = await list('/en-us/search?q=kerb')
    for (const [heading, labels] of sizes)
      if (heading !== 'Amount') expect(labels.filter((label) => ['25', '50', '75', '150'].includes(label))).toEqual([])
  })
})

describe('each value', () => {
  it.each(['size', 'price', 'offer'])('of %s leads to as many styles as it says', async (key) => {
    const path = await pathOf('en-us')
    const values = (await list(path)).boxes.filter(({ name }) => name === key)
    expect(values.length).toBeGreaterThan(1)
    for (const { value, count } of values.slice(0, 6))
      expect((await list(`${path}?${new URLSearchParams({ [key]: value })}`)).total, value).toBe(count)
  })
})

describe('a range of prices of one’s own', () => {
  it.each([
    ['category', '/en-us/c/women-1000?colour=black&colour=white&sort=newest'],
    ['search', '/en-us/search?q=shoes&colour=black&sort=newest'],
  ])('leads from the form of a %s to the address of the list', async (_, address) => {
    const { status, location } = await list(`${address}&from=80%2C50&to=30&page=2`)
    expect(status).toBe(302)
    const [path, query] = address.split('?')
    const expected = new URLSearchParams(query)
    expected.delete('sort')
    expected.append('price', '30-80.5')
    expected.append('sort', 'newest')
    expect(location).toBe(`${path}?${expected}`)
  })

  it('has the products between both prices, fills the fields, and goes with its pill', async () => {
    const path = '/en-us/c/women-1000'
    const found = await list(`${path}?colour=black&price=60.5-79`)
    expect(found.total).toBeGreaterThan(0)
    const prices = [...found.html.matchAll(/\$(\d+\.\d\d)/g)].map(([, price]) => Number(price))
    expect(prices.some((price) => price >= 60.5 && price <= 79)).toBe(true)
    expect([found.valueIn('from'), found.valueIn('to')]).toEqual(['60.5', '79'])
    expect(found.boxes.map(({ value }) => value)).not.toContain('60.5-79')
    const pill = found.pills.find(({ label }) => label === 'Remove filter $60.50 – $79')
    expect(pill?.href).toBe(`${path}?colour=black`)
  })

  it('that is none is told at its field, and nothing is lost', async () => {
    const found = await list('/en-us/c/women-1000?colour=black&from=cheap&to=80')
    expect([found.status, found.location]).toEqual([200, null])
    expect([found.valueIn('from'), found.valueIn('to')]).toEqual(['cheap', '80'])
    expect([found.isRefused('from'), found.isRefused('to')]).toEqual([true, false])
    expect(found.fault).toBe('Enter an amount, such as 50 or 49.50.')
    expect(found.html).toMatch(/name="colour" checked="" value="black"/)
    expect(found.total).toBe((await list('/en-us/c/women-1000?colour=black')).total)
    expect(found.html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  })

  it('that nobody has typed changes nothing', async () => {
    const found = await list('/en-us/c/women-1000?from=&to=')
    expect([found.status, found.fault]).toEqual([200, ''])
  })

  it.each(locales)('has fields with a currency in %s', async (locale) => {
    const { html } = await list(await pathOf(locale))
    const labels = [...html.matchAll(/<label>([^<]*)<!-- -->|<label>([^<]*)<input class="field"/g)]
    expect(labels.map(([, one, other]) => one ?? other).join()).toMatch(/\((?:\$|€|£|CAD)\)/)
  })
})

it('a page calls one card in six new at most, the latest', async () => {
  for (const address of [
    '/en-us/c/women-1000?sort=newest',
    '/en-us/c/women-1000?offer=new',
    '/en-us/search?q=new+shoes',
  ]) {
    const { badges, cards } = await list(address)
    expect(cards, address).toBeGreaterThan(0)
    const most = Math.floor(cards / 6)
    expect(badges.filter((badge) => badge === 'new').length, address).toBeLessThanOrEqual(most)
  }
})
