import { describe, expect, it } from 'vitest'
import type { Person } from '../../../../accounts/profile/person.ts'
import type { View } from '../answers.ts'
import { factsOf, sceneOf, snapshotOf } from '../cart.fixtures.ts'
import type { CartFacts } from '../facts.ts'
import { drawsOf } from './draws.ts'

type Priced = View['composed']['priced']
type Parts = { readonly priced?: Partial<Priced>; readonly facts?: Partial<CartFacts>; readonly person?: object }

function draws({ priced, facts, person }: Parts) {
  const composed = { priced: { coupons: [], employeeSpend: 0, goodsValue: 0, ...priced }, payments: { shares: [] } }
  const scene = { ...sceneOf('en-us'), person: (person ?? null) as Person | null }
  const view = { composed, facts: factsOf(facts), scene, snapshot: snapshotOf([], { owner: 'C1' }) }
  return drawsOf(view as unknown as View, 'ada@shop.example')
}

const coupon = { promotionId: 'ten', maxUsesPerCustomer: null, startsAt: null, endsAt: null, disabled: false }

describe('drawsOf', () => {
  it('uses a coupon only where it counts', () => {
    const coupons = ['TEN', 'GONE'].map((code) => ({ ...coupon, code, maxUses: 5 }))
    const kept = (code: string, valid: boolean) => ({ code, valid }) as Priced['coupons'][number]
    const used = draws({ priced: { coupons: [kept('TEN', true), kept('GONE', false)] }, facts: { coupons } })
    expect(used.map(({ account, opening, amount }) => [account, opening, amount])).toEqual([
      ['coupon:TEN', 5, 1],
      ['coupon:TEN:ada@shop.example', 5, 1],
    ])
  })

  it('counts what an employee buys against the year’s cap', () => {
    const person = { employee: { annualCap: 100_000 } }
    expect(draws({ person, priced: { employeeSpend: 5670 } })).toMatchObject([
      { account: 'employee:C1:2026', opening: 100_000, amount: 5670, refusal: 'PYT400' },
    ])
    expect(draws({ person })).toEqual([])
  })

  it('counts what a prosumer buys as far as the allowance goes', () => {
    const person = { prosumer: { annualCap: 100_000 } }
    const amounts = (goodsValue: number, prosumerAllowance: number | null) =>
      draws({ person, priced: { goodsValue }, facts: { prosumerAllowance } }).map(({ amount }) => amount)
    expect(amounts(8000, 20_000)).toEqual([8000])
    expect(amounts(8000, 3000)).toEqual([3000])
    expect(amounts(8000, 0)).toEqual([])
    expect(amounts(0, 3000)).toEqual([])
  })
})
