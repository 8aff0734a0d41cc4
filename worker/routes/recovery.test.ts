import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../shared/errors/catalogue.ts'
import { formatter } from '../../shared/i18n/formatter.ts'
import { locales } from '../../shared/i18n/locales.ts'
import { matchRoute, withoutLocale } from '../../shared/routes.ts'
import type { Session } from '../services/session.ts'
import { recoveryNotices, recoveryWay } from './recovery.ts'

const shop = 'https://shop.example'

describe.each(locales)('the way out of a refusal in %s', (locale) => {
  const context = { locale, t: formatter(locale), session: null }

  it.each([...errorCodes, 'OF.ANOTHER'])('with %s leads to a page of the shop, and back', (code) => {
    for (const { words, href } of recoveryNotices(context, code, `/${locale}/cart`)) {
      const url = new URL(href ?? '', shop)
      expect(words).not.toBe('')
      expect(matchRoute(withoutLocale(url.pathname))).not.toBeNull()
      expect(url.searchParams.get('returnTo')).toBe(`/${locale}/cart`)
    }
  })

  it.each([
    ['REW130', 'loyalty-sign-up'],
    ['REW135', '/account/complete'],
    ['REW401', '/account?'],
    ['4044', 'loyalty-sign-up'],
    ['AUT498', '/account?'],
    ['AUT423', '/forgot-password'],
    ['ORD415', null],
  ])('with %s is %s', (code, place) => {
    const [way] = recoveryNotices(context, code, '/en-us/cart')
    expect(way?.href?.includes(place ?? '') ?? null).toBe(place === null ? null : true)
  })

  it.each([
    ['AUT404', false],
    ['AUT432', false],
    ['REW130', true],
  ])('with %s is no sign-in for who is connected at a store', (code, isThere) => {
    const associate = { storeId: 's', storeName: 's', storeEmployeeId: 'e', storeEmployeeName: 'e' }
    const session = { person: { associate } } as Session
    expect(recoveryWay(context, code, '/en-us/cart')).not.toBeNull()
    expect(recoveryWay({ ...context, session }, code, '/en-us/cart') !== null).toBe(isThere)
  })
})
