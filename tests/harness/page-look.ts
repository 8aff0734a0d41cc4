import type { Page } from 'playwright'

/** A page as a browser has it: what two answers of one address must have in common. */
export type Look = {
  /** Its elements and texts in document order, at each width, with what decides their look. */
  readonly elements: readonly string[]
  /** Every rule of its style sheets, each once, as the browser understood it. */
  readonly rules: readonly string[]
  /** Faults of the page by itself. */
  readonly faults: readonly string[]
}

export const lookWidths = [390, 1440] as const

/** Loads no address: the page is open. Without script, because scripts change a page when they please. */
export async function lookAt(page: Page): Promise<Look> {
  const faults: string[] = []
  const elements: string[] = []
  await page.evaluate(() => {
    // Elsewhere their heights are guessed until they are scrolled to.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*{content-visibility:visible!important}')
    document.adoptedStyleSheets = [sheet]
  })
  for (const width of lookWidths) {
    await page.setViewportSize({ width, height: 900 })
    // Fallback fonts break lines elsewhere.
    await page.evaluate(() => document.fonts.load('1rem Archivo').then(() => document.fonts.ready))
    faults.push(...(await page.evaluate(styleFaults)).map((fault) => `${width} px: ${fault}`))
    elements.push(...(await page.evaluate(elementsOf)).map((element) => `${width} px: ${element}`))
  }
  return { elements, rules: await page.evaluate(rulesOf), faults }
}

/** Differences of both, at most a few of each; none where both are the same page. */
export function differences(one: Look, other: Look): string[] {
  const missing = (from: readonly string[], of: readonly string[]) => {
    const known = new Set(of)
    return from.filter((item) => !known.has(item)).slice(0, 30)
  }
  const named = (kind: 'elements' | 'rules') => [
    ...missing(one[kind], other[kind]).map((item) => `only in the first: ${item}`),
    ...missing(other[kind], one[kind]).map((item) => `only in the second: ${item}`),
  ]
  const counts = one.elements.length === other.elements.length ? [] : ['their numbers of elements differ']
  return [...named('rules'), ...named('elements'), ...counts]
}

/** The sheet begins with the order of layers; the base styles and tokens of the shop apply. Runs in the page. */
function styleFaults(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const layers = rules.flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
    return rule instanceof CSSLayerBlockRule ? [rule.name] : []
  })
  const body = getComputedStyle(document.body)
  const seen = {
    'first rule': rules[0]?.constructor.name,
    'order of layers': [...new Set(layers)].join(' '),
    font: body.fontFamily.split(',')[0],
    ground: body.backgroundColor,
    'token --ink': getComputedStyle(document.documentElement).getPropertyValue('--ink').trim(),
  }
  const expected = {
    'first rule': 'CSSLayerStatementRule',
    'order of layers': 'reset tokens base chrome blocks page state',
    font: 'Archivo',
    ground: 'rgb(246, 244, 239)',
    'token --ink': '#14140f',
  }
  const names = Object.keys(expected) as (keyof typeof expected)[]
  const faults = names.filter((name) => seen[name] !== expected[name]).map((name) => `${name} is ${seen[name]}`)
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...faults, `${scrollWidth - clientWidth} px wider than the window`] : faults
}

/**
 * Left out is what differs between any two answers: nonces and the tokens of forms, the id of the request, and the
 * early head's preload. Runs in the page.
 */
function elementsOf(): string[] {
  const ids = /"csrf":"[^"]*"|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const own = (element: Element, { name }: Attr) =>
    name === 'nonce' || (name === 'value' && element.getAttribute('name') === 'csrf')
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round).join(' ')
    return [
      style.display,
      style.fontFamily,
      style.fontSize,
      style.fontWeight,
      style.color,
      style.backgroundColor,
      place,
    ]
  }
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => !element.matches('style, link[rel="preload"][as="image"]'),
  )
  return elements.map((element) => {
    const attributes = [...element.attributes]
      .filter((attribute) => !own(element, attribute))
      .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [(node.textContent ?? '').trim()] : [],
    )
    const line = `<${element.localName} ${attributes.toSorted().join(' ')}> ${texts.join(' ')} ${lookOf(element).join('; ')}`
    return line.replace(ids, 'id')
  })
}

/** Runs in the page. */
function rulesOf(): string[] {
  const texts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  return [...new Set(texts)]
}
