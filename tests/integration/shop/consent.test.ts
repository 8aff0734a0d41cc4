import { describe, expect, it } from 'vitest'
import { consentHeader, consentTo } from '../../../shared/consent.fixtures.ts'
import { consentVersion, type OptionalCategory } from '../../../shared/consent.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' }
type Headers = Readonly<Record<string, string>>

const promptOf = (html: string): string => /<aside class="consent"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? ''
const allowsOf = (html: string): string => /<body data-allows="([^"]*)"/.exec(html)?.[1] ?? 'no body'
const everything = 'required.performance.functional.targeting'

async function open(path: string, headers: Headers = {}, visitor: Visitor = shop.visitor()) {
  const answer = await visitor.fetch(path, { headers: { ...browser, ...headers } })
  const html = await answer.text()
  return {
    html,
    prompt: promptOf(html),
    allows: allowsOf(html),
    cache: answer.headers.get('x-page-cache') ?? '',
    visitor,
  }
}

describe('who is asked', () => {
  it.each([
    [{ 'cf-ipcountry': 'DE' }, 'With your yes', ''],
    [{ 'cf-ipcountry': 'GB' }, 'With your yes', ''],
    [{ 'cf-ipcountry': 'CH' }, 'With your yes', ''],
    [{ 'cf-ipcountry': 'CA', 'cf-region-code': 'QC' }, 'With your yes', ''],
    [{ 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }, 'You can say no here', everything],
    [{ 'cf-ipcountry': 'US' }, 'You can say no here', everything],
    [{}, 'With your yes', ''],
    [{ 'cf-ipcountry': 'nowhere' }, 'With your yes', ''],
  ])('from %j: "%s", and until then "%s" is allowed', async (headers, words, allows) => {
    const page = await open('/en-us', headers)
    expect(page.prompt).toContain(words)
    const buttons = [...page.prompt.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, choice]) => choice)
    expect(buttons).toEqual(['all', 'none', 'some'])
    expect(page.allows).toBe(allows)
  })

  it.each(['DE', 'US'])('in %s, a browser with Global Privacy Control is told that it is heard', async (country) => {
    const page = await open('/en-us', { 'cf-ipcountry': country, 'sec-gpc': '1' })
    expect(page.prompt).toContain('Global Privacy Control')
    expect(page.prompt).not.toContain('value="all"')
    expect(page.allows).toBe('')
  })

  it('never a crawler', async () => {
    const page = await open('/en-us', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'cf-ipcountry': 'DE' })
    expect(page.prompt).toBe('')
  })

  it('everybody whose choice was about other words', async () => {
    const old = consentHeader('targeting').replace(`=${consentVersion}.`, `=${consentVersion - 1}.`)
    expect((await open('/en-us', { cookie: old })).prompt).toContain('With your yes')
    expect((await open('/en-us', { cookie: consentHeader('targeting') })).prompt).toBe('')
  })

  const ago = (days: number, ...categories: readonly OptionalCategory[]) =>
    consentHeader(...categories).replace(/\.\d+\./, `.${Math.floor(Date.now() / 1000) - days * 86_400}.`)

  it('everybody whose choice is half a year old: their no stands until then', async () => {
    const american = { 'cf-ipcountry': 'US' }
    const declined = await open('/en-us', { ...american, cookie: ago(183) })
    expect([declined.prompt !== '', declined.allows]).toEqual([true, ''])
    expect((await open('/en-us', { ...american, cookie: ago(181) })).prompt).toBe('')
    const accepted = await open('/en-us', { ...american, cookie: ago(183, 'functional') })
    expect(accepted.allows).toBe('required.functional')
  })

  it.each([
    ['its time', { 'cf-ipcountry': 'DE' }, () => ago(183, 'performance', 'targeting')],
    ['Global Privacy Control', { 'cf-ipcountry': 'US', 'sec-gpc': '1' }, () => consentHeader('performance')],
  ])('whose yes ended by %s, after the page has forgotten what it allowed', async (_, place, cookie) => {
    for (const path of ['/en-us/help', '/en-us/c/women-1000', '/en-us/c/women-1000']) {
      const visitor = shop.visitor()
      const [name = '', value = ''] = cookie().split('=')
      visitor.cookies.set(name, value)
      const part = await visitor.fetch(path, { headers: { ...browser, ...place, 'sec-fetch-dest': 'empty' } })
      await part.text()
      expect(visitor.cookies.get(name), 'a part has no script that forgets').toBe(value)
      const page = await open(path, place, visitor)
      expect([page.allows, page.html.includes('data-island="forget"')]).toEqual(['', true])
      expect(visitor.cookies.get(name) ?? '').toBe('')
      const next = await open(path, place, visitor)
      expect([next.prompt !== '', next.html.includes('data-island="forget"')]).toEqual([true, false])
    }
  })

  it('on pages that are kept for everybody, by a hole of theirs', async () => {
    const path = '/en-us/c/women-1000'
    await open(path)
    const asked = await open(path)
    const answered = await open(path, { cookie: consentHeader('functional') })
    // Whoever allows targeting is decided about, once there is a datafile: theirs may be another page.
    const fromAmerica = () => open(path, { 'cf-ipcountry': 'US' })
    await expect.poll(async () => (await fromAmerica()).cache).toMatch(/^hit/)
    const american = await fromAmerica()
    expect([asked, answered].map(({ cache }) => cache.split(';')[0])).toEqual(['hit', 'hit'])
    expect([asked.prompt !== '', answered.prompt, american.prompt.includes('say no')]).toEqual([true, '', true])
    expect([asked.allows, answered.allows, american.allows]).toEqual(['', 'required.functional', everything])
  })

  it('in their language', async () => {
    for (const [locale, word] of [
      ['de-de', 'Ablehnen'],
      ['fr-fr', 'Refuser'],
      ['es-es', 'Rechazar'],
      ['it-it', 'Rifiuta'],
    ])
      expect((await open(`/${locale}`)).prompt).toContain(word)
  })
})

describe('a choice', () => {
  const choose = async (visitor: Visitor, path: string, fields: Headers, headers: Headers = {}) => {
    const { html } = await open(path, {}, visitor)
    const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
    return visitor.fetch(path, {
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ to: 'consent', csrf, locale: 'en-us', ...fields }),
    })
  }
  const kept = (visitor: Visitor): string => visitor.cookies.get('kerb-consent') ?? ''

  it.each([
    [{ choice: 'all' }, '.performance.functional.targeting'],
    [{ choice: 'none' }, ''],
    [{ choice: 'some', 'category.functional': 'on' }, '.functional'],
    [{ choice: 'some', 'category.everything': 'on', 'category.required': '' }, ''],
  ])('%j leads back to its page and is kept with version, time and locale', async (fields, categories) => {
    const visitor = shop.visitor()
    const answer = await choose(visitor, '/en-us/c/women-1000?colour=black', fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us/c/women-1000?colour=black'])
    const [, at = ''] = kept(visitor).split('.')
    expect(kept(visitor)).toBe(`${consentVersion}.${at}.en-us${categories}`)
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60)
    const page = await open('/en-us', {}, visitor)
    expect([page.prompt, page.allows]).toEqual(['', categories === '' ? '' : `required${categories}`])
  })

  it('is not made by what no form of ours sends', async () => {
    const visitor = shop.visitor()
    for (const choice of ['', 'maybe', 'constructor'])
      expect((await choose(visitor, '/en-us', { choice })).status).toBe(400)
    expect((await choose(visitor, '/en-us', { choice: 'all', csrf: 'x' })).status).toBe(403)
    expect((await choose(visitor, '/en-us', { choice: 'all' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(kept(visitor)).toBe('')
  })

  it('is seen and changed on its page, which the foot of every page leads to', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('kerb-consent', consentTo('targeting'))
    expect((await open('/en-us/help', {}, visitor)).html).toContain('href="/en-us/cookies"')
    const before = await open('/en-us/cookies', {}, visitor)
    const ticked = (html: string) =>
      [...html.matchAll(/<input type="checkbox"[^>]*name="category\.(\w+)"[^>]*>/g)]
        .filter(([tag]) => tag.includes('checked'))
        .map(([, name]) => name)
    expect(ticked(before.html)).toEqual(['required', 'targeting'])
    const [, at = ''] = kept(visitor).split('.')
    expect(before.html).toContain(`Your choice of ${dateText(sites['en-us'], Number(at) * 1000)}`)
    const answer = await choose(visitor, '/en-us/cookies', { choice: 'none' })
    expect(answer.headers.get('location')).toBe('/en-us/cookies?said=saved')
    expect(ticked((await open('/en-us/cookies?said=saved', {}, visitor)).html)).toEqual(['required'])
  })

  it('is not asked twice on the page that asks', async () => {
    const page = await open('/en-us/cookies')
    expect([page.prompt, page.html.includes('You have not chosen yet')]).toEqual(['', true])
  })
})
