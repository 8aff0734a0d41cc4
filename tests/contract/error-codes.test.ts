import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readErrorBody } from '../../shared/errors/body.ts'
import { type ErrorCode, errorEntry, isErrorCode } from '../../shared/errors/catalogue.ts'
import { openShop, type Shop } from './checkout-shop.ts'
import { callCases } from './error-cases/calls.ts'
import { cartCases } from './error-cases/cart.ts'
import type { ErrorCases } from './error-cases/cases.ts'
import { creditCases } from './error-cases/credit.ts'
import { peopleCases } from './error-cases/people.ts'
import { signInCases } from './error-cases/sign-in.ts'

/**
 * Codes that no client can cause: the platform has to be broken, or called in the instant between two of its own steps.
 */
const outOfReach: { readonly [Code in ErrorCode]?: string } = {
  API503: 'an object of the platform does not answer for seconds (placement/machine.ts)',
  AUT500: 'the database or the hashing Worker fails during a sign-in (accounts/auth/system-error.test.ts)',
  FAV409: 'the catalog of this shop has fewer products than a list holds (accounts/wishlists/favorite-lists.test.ts)',
  GEN500: 'a bug',
  GFO409: 'a card of an order has been mailed and spent (gift-card-cases.ts)',
  GFC799: 'the balance of a card cannot be read',
  GFS800: 'the last gift is sold between the look at the stock and the reservation',
  PAY503: 'only a platform in production without a payment provider (tests/integration/production.test.ts)',
  PRO415: 'the password is changed elsewhere in the instant between comparing and writing it',
  PRO418:
    'the account is deleted in the instant between reading and writing it (accounts/profile/change-profile.test.ts)',
  TAX310: 'the tax tables change between the shown total and the order: they only do with a deployment',
}

const cases: ErrorCases = { ...callCases, ...cartCases, ...creditCases, ...peopleCases, ...signInCases }
const named = Object.keys(cases).filter(isErrorCode)

function raisable(rooms: readonly string[]): ErrorCode[] {
  const sources = rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('platform/db/'))
  const texts = sources.map((path) => readFileSync(path, 'utf8'))
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')[A-Z]{2,4}\d{3,4}(?=')/g) ?? []))]
    .filter(isErrorCode)
    .sort()
}

it('every code in the platform’s source has a case, or a reason why it cannot have one', () => {
  const knownCodes = [...named, ...Object.keys(outOfReach)].sort()
  expect(raisable(['accounts', 'backend', 'platform', 'publishing', 'reviews'])).toEqual(knownCodes)
})

describe('the platform answers', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.stock(9))

  it.each(named)('%s', async (code) => {
    const answer = await cases[code]?.(shop)
    const reply = readErrorBody(answer?.body)
    expect(reply?.errorDetails.map(({ errorId }) => errorId)).toEqual([code])
    expect(reply?.errorDetails[0]?.message).toMatch(/\S/)
    expect(answer?.status).toBeGreaterThanOrEqual(400)
    // A 501 for a call that isn't built yet is expected.
    if (code !== 'API501') expect([errorEntry(code).status, answer?.status]).not.toContain(500)
  })
})
