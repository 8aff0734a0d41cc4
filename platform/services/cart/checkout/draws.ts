import { employeeAccount, prosumerAccount } from '../../balances/accounts.ts'
import type { BalanceDraw } from '../../orders/draft.ts'
import type { View } from '../answers.ts'
import { couponDraws } from '../discounts/coupons.ts'
import { yearOf } from '../scene.ts'

/** Everything that an order draws from our own accounts: payments, coupon uses, yearly allowances. */
export function drawsOf({ composed, facts, scene, snapshot }: View, email: string): BalanceDraw[] {
  const { priced, payments } = composed
  const customer = scene.person ? snapshot.owner : (facts.member?.consumerId ?? email)
  const used = facts.coupons.filter((coupon) => priced.coupons.some(({ code, valid }) => code === coupon.code && valid))
  const draws = payments.shares.flatMap(({ source, amount }) =>
    amount > 0 && source.draw ? [source.draw(amount)] : [],
  )
  for (const coupon of used) draws.push(...couponDraws(coupon, customer))
  const employee = scene.person?.employee
  if (employee && priced.employeeSpend > 0) {
    const account = employeeAccount(snapshot.owner, yearOf(scene.now))
    draws.push({ account, opening: employee.annualCap, amount: priced.employeeSpend, refusal: 'PYT400' })
  }
  const left = facts.prosumerAllowance ?? 0
  if (scene.person?.prosumer && left > 0 && priced.goodsValue > 0) {
    const account = prosumerAccount(snapshot.owner, yearOf(scene.now))
    const { annualCap: opening } = scene.person.prosumer
    draws.push({ account, opening, amount: Math.min(priced.goodsValue, left), refusal: 'PYT400' })
  }
  return draws
}
