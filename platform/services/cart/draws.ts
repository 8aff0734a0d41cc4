import { employeeAccount } from '../balances/accounts.ts'
import type { BalanceDraw } from '../orders/draft.ts'
import type { View } from './answers.ts'
import { couponDraws } from './coupons.ts'
import { yearOf } from './scene.ts'

/** Everything that an order takes from accounts here: its means of payment, the uses of its coupons, an employee's allowance. */
export function drawsOf({ composed, facts, scene, snapshot }: View, email: string): BalanceDraw[] {
  const { priced, shares } = composed
  const customer = scene.consumer.kind === 'registered' ? snapshot.owner : email
  const used = facts.coupons.filter((coupon) => priced.coupons.some(({ code, valid }) => code === coupon.code && valid))
  const draws = shares.flatMap(({ purse, amount }) => (amount > 0 && purse.draw ? [purse.draw(amount)] : []))
  for (const coupon of used) draws.push(...couponDraws(coupon, customer))
  const employee = scene.person?.employee
  if (employee && priced.employeeSpend > 0) {
    const account = employeeAccount(snapshot.owner, yearOf(scene.now))
    draws.push({ account, opening: employee.annualCap, amount: priced.employeeSpend, refusal: 'PYT400' })
  }
  return draws
}
