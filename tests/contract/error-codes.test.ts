import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readErrorBody } from '../../shared/errors/body.ts'
import { type ErrorCode, errorEntry, isErrorCode } from '../../shared/errors/catalogue.ts'
import { openShop, type Shop } from './checkout-shop.ts'
import { bagCases } from './error-cases/bag.ts'
import { callCases } from './error-cases/calls.ts'
import type { ErrorCases } from './error-cases/cases.ts'
import { creditCases } from './error-cases/credit.ts'
import { peopleCases } from './error-cases/people.ts'

/** What no caller can bring about: the platform has to be broken, or to be met in the instant between two of its own steps. */
const outOfReach: { readonly [Code in ErrorCode]?: string } = {
  API503: 'an object of the platform does not answer for seconds (placement/machine.ts)',
  GEN500: 'a bug',
  GFC799: 'the balance of a card cannot be read',
  GFS800: 'the last gift is sold between the look at the stock and the reservation',
  TAX310: 'the tax tables change between the shown total and the order: they only do with a deployment',
}

const cases: ErrorCases = { ...callCases, ...bagCases, ...creditCases, ...peopleCases }
const named = Object.keys(cases).filter(isErrorCode)

function raisable(folder: string): ErrorCode[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('db/'),
  )
  const texts = sources.map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')[A-Z]{2,4}\d{3,4}(?=')/g) ?? []))]
    .filter(isErrorCode)
    .sort()
}

it('every code in the platform’s source has a case, or a reason why it cannot have one', () => {
  const known = [...named, ...Object.keys(outOfReach)].sort()
  expect(raisable('platform')).toEqual(known)
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
    const told = readErrorBody(answer?.body)
    expect(told?.errorDetails.map(({ errorId }) => errorId)).toEqual([code])
    expect(told?.errorDetails[0]?.message).toMatch(/\S/)
    expect(answer?.status).toBeGreaterThanOrEqual(400)
    // One that says what isn't built yet is no accident.
    if (code !== 'API501') expect([errorEntry(code).status, answer?.status]).not.toContain(500)
  })
})
