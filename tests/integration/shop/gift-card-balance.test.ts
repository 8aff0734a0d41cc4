import { describe, expect, it } from 'vitest'
import { message, text } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const pin = '2468'

type Asked = { readonly locale?: Locale; readonly ip?: string }

/** As the page's form posts it, without script. */
async function ask(fields: Readonly<Record<string, string>>, { locale = 'en-us', ip = '203.0.113.7' }: Asked = {}) {
  const visitor = shop.visitor()
  const path = `/${locale}/gift-card`
  const page = await (await visitor.fetch(path)).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('name="to" value="gift-card/balance"')
  const response = await visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': ip },
    body: new URLSearchParams({ to: 'gift-card/balance', csrf, ...fields }).toString(),
  })
  const html = await response.text()
  const section = html.slice(html.indexOf('id="balance"'))
  return { response, html, form: section.slice(0, section.indexOf('</section>')), cookies: visitor.cookies.header() }
}

const fieldIn = (form: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? ''

describe('a gift card’s balance', () => {
  it('is shown in its place, and nothing of what was typed is kept', async () => {
    const { response, form, html, cookies } = await ask({ code: ' KERBGIFT0002 ', pin })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(form).toMatch(/role="status">.*Gift card •••• 0002 holds \$15\.00\./)
    for (const kept of [html, cookies, ...shop.logs.map(({ message }) => message)]) {
      expect(kept).not.toContain('KERBGIFT0002')
      expect(kept).not.toMatch(/\b2468\b/)
    }
    // Everybody else’s page says nothing of it.
    expect(await (await shop.fetch('/en-us/gift-card')).text()).not.toContain('0002')
  })

  it.each([
    ['de-de', 'Geschenkkarte •••• 0006: 200,00 €'],
    ['fr-fr', 'Carte cadeau •••• 0006 : il reste 200,00'],
    ['es-es', 'Tarjeta regalo •••• 0006: quedan 200,00'],
    ['it-it', 'Carta regalo •••• 0006: restano 200,00'],
  ] as const)('is said in the shopper’s language (%s)', async (locale, words) => {
    const { form } = await ask({ code: 'KERBGIFT0006', pin }, { locale })
    expect(form.replace(/\s/g, ' ')).toContain(words)
  })

  it('leads on where it can be spent', async () => {
    const onward = 'Find something to spend it on'
    expect((await ask({ code: 'KERBGIFT0002', pin })).form).toContain(onward)
    const usedUp = await ask({ code: 'KERBGIFT0003', pin })
    expect(usedUp.form).toContain('Gift card •••• 0003 holds $0.00.')
    const european = await ask({ code: 'KERBGIFT0006', pin })
    expect(european.form).toContain('Gift card •••• 0006 holds €200.00.')
    for (const { form } of [usedUp, european]) expect(form).not.toContain(onward)
  })

  it.each([
    ['a wrong PIN', { code: 'KERBGIFT0002', pin: '1357' }, 'GFC800'],
    ['an unknown card', { code: 'NOSUCHCARD', pin: '1357' }, 'GFC800'],
    ['an expired card', { code: 'KERBGIFT0004', pin }, 'GFC812'],
  ] as const)('for %s is refused at the field, which keeps the number and not the PIN', async (_, typed, code) => {
    const { response, form, html } = await ask(typed, { ip: '203.0.113.8' })
    expect(response.status).toBe(422)
    expect(form).toContain(message(code, 'en-us'))
    expect(fieldIn(form, 'code')).toContain(`value="${typed.code}"`)
    expect(fieldIn(form, 'code')).toContain('aria-invalid="true"')
    expect(fieldIn(form, 'pin')).not.toContain('value=')
    expect(html).not.toContain('role="status">')
  })

  it('speaks of the card where it is blocked, and of no order', async () => {
    const { response, form } = await ask({ code: 'KERBGIFT0005', pin }, { ip: '203.0.113.9' })
    expect(response.status).toBe(422)
    expect(form).toContain('This gift card cannot be used here.')
    expect(form).not.toMatch(/\border\b/)
  })

  it('needs both fields', async () => {
    const { response, form } = await ask({ code: '', pin: '' })
    expect(response.status).toBe(422)
    for (const name of ['code', 'pin']) expect(fieldIn(form, name)).toContain('aria-invalid="true"')
    expect(form).toContain(text('field.required', 'en-us'))
  })

  it('cannot be guessed: after ten wrong PINs for a card a network has to wait with it, and with ten cards', async () => {
    const guess = (typed: string, code = 'KERBGIFT0001') => ask({ code, pin: typed }, { ip: '198.51.100.4' })
    for (let tried = 0; tried < 10; tried += 1) expect((await guess(String(1000 + tried))).response.status).toBe(422)
    const { form } = await guess(pin)
    expect(form).not.toContain('holds')
    expect(form).toMatch(/role="alert"/)
    expect((await guess(pin, 'KERBGIFT0002')).form).toContain('holds')
    for (let card = 0; card < 9; card += 1) await guess('1357', `NOSUCHCARD${card}`)
    expect((await guess(pin, 'KERBGIFT0006')).form).not.toContain('holds')
    expect((await ask({ code: 'KERBGIFT0001', pin }, { ip: '192.0.2.9' })).form).toContain('holds $500.00')
  })

  it('is not read for a form without the page’s token', async () => {
    const { response } = await ask({ code: 'KERBGIFT0002', pin, csrf: 'another' })
    expect(response.status).toBe(403)
  })
})
