import { describe, expect, it } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { appId, errorBody, readErrorBody } from './body.ts'
import { catalogue, type ErrorKey, errorCodes, errorEntry, isErrorCode } from './catalogue.ts'
import { flashCodes, flashEntry } from './flash.ts'
import { type DeliveryKind, deliveryChange, deliveryChanges } from './flow-messages.ts'
import { flowNames, flowRule } from './flows.ts'
import { message, messageTables, text } from './message.ts'

const specCodes = `
  AUT498 AUT401 AUT418 AUT437 AUT438 AUT439 PRO400 AUT440 AUT450 AUT451 AUT452 AUT453 AUT423 AUT426 AUT441 AUT442
  AUT444 AUT409 AUT404 AUT500 AUT432 AUT402 AUT403
  BSK404 ORD430 ORD404 ORD415 ORD409 ORD400 ORD516 ORD517 ORD518 OHS4004
  INV700 INV701 INV702 INV406 INV405 INV407 INV409 INV408 PRC400
  GFC410 GFC799 GFC800 GFC700 GFC760 GFC812 GFC725 GFC740 GFC755 GFC400 GFS800 GFO404 GFO405 GWP403
  FE309 PYT402 PYT404 PYT300 PYT405 PYT406 PYT400 BIL400 BILL410 PAY400 PAY401 CHK380 CHK320 SHP500 SHP410 SHP404
  TAX309 TAX310
  PRM130 PRM160 PRM135 PRM140 PRM150 PRM155 PRM416 PRM175
  REW401 REW130 REW135 REW140
  PRO412 PRO418 PRO414 PRO415 PRO404 PRO410 PRO411 FE340 FE872 CCA400 CCA401 CCN404 4044
  PLP400 GEN500 API400 API404 API405 API406 API415 STR404 RTN500 ATTR100 ATTR200 ATTR300 REV410
`
  .trim()
  .split(/\s+/)

const ownCodes = [
  'PHN401',
  'PKY400',
  'PKY401',
  'PKY404',
  'DEV404',
  'ORD410',
  'RFD404',
  'RFD409',
  'RFD410',
  'INV425',
  'GFO409',
  'PAY503',
  'PRM176',
  'REW145',
  'MEM401',
  'MEM400',
  'MEM404',
  'MEM409',
  'PRO420',
  'PRO421',
  'PRO423',
  'FAV409',
  'API501',
  'API429',
  'API409',
  'API423',
  'API413',
  'API503',
  'API504',
]

const specKeys: ErrorKey[] = [
  'CART_NOT_FOUND',
  'INVALID_CUSTOMER',
  'ITEM_OOS',
  'ITEMS_OOS',
  'ADDED_MAX_QUANTITY',
  'GWP_PRODUCT',
  'PAYMENT_ERROR',
  'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
  'CANT_SHIP_THERE',
  'GC_INVALID2',
  'GC_ALREADY_APPLIED',
  'GC_NOT_ALLOWED',
  'GC_ZERO_BALANCE',
  'ITEM_NO_LONGER_AVAILABLE',
  'CC_EXPIRY_DATE_INVALID',
  'PAYMENT_INSTRUMENT_NOT_FOUND',
  'ADDRESS_NOT_FOUND',
  'SHIPPING_POBOX_UNAVAILABLE',
  'SOME_PRODUCTS_NO_INVENTORY',
]

describe('catalogue', () => {
  it('has every code of spec §8 and our own, without duplicates', () => {
    expect(specCodes).toHaveLength(112)
    expect([...errorCodes].sort()).toEqual([...specCodes, ...ownCodes].sort())
    expect(new Set(errorCodes).size).toBe(errorCodes.length)
    expect(catalogue.filter((entry) => 'own' in entry).map((entry) => entry.code)).toEqual(ownCodes)
  })

  it('has the keys of the spec', () => {
    const keys = new Set(catalogue.map((entry) => entry.key))
    expect(specKeys.filter((key) => !keys.has(key))).toEqual([])
  })

  it('shows exactly three codes at the item', () => {
    const atItem = catalogue.filter((entry) => entry.place === 'item').map((entry) => entry.code)
    expect(atItem.sort()).toEqual(['INV702', 'ORD404', 'PRC400'])
  })

  it('answers 403 for the failed captcha only, or the client would start a challenge', () => {
    expect(catalogue.filter((entry) => entry.status === 403).map((entry) => entry.code)).toEqual(['AUT403'])
  })

  it('treats unknown codes, including object members, as GEN500', () => {
    expect(errorEntry('NOPE')).toEqual(errorEntry('GEN500'))
    expect(errorEntry('GEN500')).toEqual(catalogue.find((entry) => entry.code === 'GEN500'))
    for (const value of ['NOPE', '__proto__', 'constructor', '', 4044, null]) expect(isErrorCode(value)).toBe(false)
    expect(isErrorCode('4044')).toBe(true)
  })

  it('declares the placeholders its message has', () => {
    for (const entry of catalogue) {
      const declared = 'params' in entry ? [...entry.params] : []
      const used = [...messageTables['en-us'].base[entry.key].matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(used, entry.code).toEqual(declared)
    }
  })
})

describe('flash and flows', () => {
  it('knows the six flash codes of the spec', () => {
    expect([...flashCodes].sort()).toEqual([
      'InvalidShippingAddress',
      'ProductItemMaxQuantity',
      'ProductItemNotAvailable',
      'ProductItemRequired',
      'ProductLineItemFullInventoryMissing',
      'ProductLineItemInventoryMissing',
    ])
    expect(flashEntry('Nope')).toBeUndefined()
    expect(message('ProductItemRequired', 'en-us')).toBe('Your cart is empty. Add something to check out.')
  })

  it('has a text for each of the five delivery conversions', () => {
    const kinds: DeliveryKind[] = ['ship', 'pickup', 'sts']
    const conversions = kinds.flatMap((from) =>
      kinds.filter((to) => deliveryChange(from, to)).map((to) => `${from}>${to}`),
    )
    expect(conversions.sort()).toEqual(['pickup>ship', 'pickup>sts', 'ship>pickup', 'sts>pickup', 'sts>ship'])
    const texts = deliveryChanges.map((change) => text(change.messageId, 'en-us'))
    expect(new Set(texts).size).toBe(5)
    for (const { code, messageId } of deliveryChanges) if (code) expect(errorEntry(code).key).toBe(messageId)
  })

  it('follows the flows of spec §8', () => {
    expect(flowRule('add-to-cart', 'INV700')).toMatchObject({ say: 'flow.add.notMoved' })
    expect(flowRule('add-to-cart', 'INV406')).toMatchObject({ say: 'server' })
    expect(flowRule('add-to-cart', 'BSK404').recovery).toBe('refetch-cart-and-retry')
    expect(flowRule('load-cart', 'BSK404').recovery).toBe('recreate-cart-and-retry')
    expect(flowRule('add-to-cart', 'GWP403')).toMatchObject({ say: 'flow.add.gift', place: 'toast' })
    expect(flowRule('update-quantity', 'GEN500').recovery).toBe('refetch-cart')
    expect(flowRule('remove-item', 'NOPE').say).toBe('flow.remove.failed')
    expect(flowRule('payment-instrument', 'GFC740').place).toBe('input')
    expect(flowRule('payment-instrument', 'PAY401').place).toBe('top')
    expect(flowRule('place-order', 'BSK404')).toMatchObject({ say: 'entry', place: 'top' })
    expect(flowRule('place-order', 'API504')).toMatchObject({ place: 'toast', persistent: true })
    expect(flowRule('three-d-secure', 'PAY400').recovery).toBe('return-to-billing-with-new-cart')
  })

  it.each(['reward', 'save-reward'] as const)('of %s speak of no gift card', (flow) => {
    for (const code of errorCodes.filter((each) => errorEntry(each).group === 'gift-cards' && each.startsWith('GFC'))) {
      const { say } = flowRule(flow, code)
      const words =
        say === 'entry' || say === 'server' || say === 'silent' ? message(code, 'en-us') : text(say, 'en-us')
      expect(words, code).not.toMatch(/gift/i)
    }
    expect(flowRule('reward', 'GFO405').say).toBe('flow.reward.notHere')
  })

  it.each(flowNames)('of %s say how long to wait', (flow) => {
    const { say, recovery } = flowRule(flow, 'API429')
    expect([say, recovery]).toEqual(['entry', 'retry-later'])
  })

  it.each(flowNames)('of %s blame nothing that was typed or proved for a fault of ours', (flow) => {
    const wordsOf = (code: string, status?: number) => {
      const { say } = flowRule(flow, code, status)
      return say === 'entry' || say === 'server' || say === 'silent' ? message(code, 'en-us') : text(say, 'en-us')
    }
    const ours = errorCodes.filter((code) => errorEntry(code).status >= 500)
    expect(ours).toContain('PAY503')
    for (const words of [...ours.map((code) => wordsOf(code)), wordsOf('NOT-OURS', 502)])
      expect(words).not.toMatch(/the (?:details|number)|authentication|another way/i)
  })
})

describe('body', () => {
  const input = { code: 'INV408', locale: 'fr-ca', correlationId: 'c-1' } as const

  it('round-trips with its extra details, which fill the message', () => {
    const body = errorBody({ ...input, details: { additionalInfo: { maxAllowedQty: 3, itemId: 'i-1' } } })
    expect(body.appId).toBe(appId)
    expect(body.errorDetails[0]?.message).toBe(message('INV408', 'fr-ca', { maxAllowedQty: 3 }))
    expect(readErrorBody(JSON.parse(JSON.stringify(body)))).toEqual(body)
  })

  it('round-trips every code in every locale', () => {
    for (const locale of locales) {
      for (const code of errorCodes) {
        const body = errorBody({ code, locale, correlationId: 'c' })
        expect(readErrorBody(JSON.parse(JSON.stringify(body)))).toEqual(body)
      }
    }
  })

  it('does not let details replace the code', () => {
    const details = { errorId: 'X', message: 'Y' }
    expect(errorBody({ ...input, details }).errorDetails[0]).toMatchObject({ errorId: 'INV408' })
  })

  it('accepts unknown codes and fields, and rejects other bodies', () => {
    const newerBody = {
      errorDetails: [{ errorId: 'NEW1', message: 'm', hint: 1 }],
      appId: 'a',
      correlationId: 'c',
      more: 1,
    }
    expect(readErrorBody(newerBody)).toEqual(newerBody)
    for (const value of [
      null,
      'x',
      {},
      { ...newerBody, errorDetails: [] },
      { ...newerBody, errorDetails: [{ message: 'm' }] },
    ]) {
      expect(readErrorBody(value)).toBeNull()
    }
  })
})
