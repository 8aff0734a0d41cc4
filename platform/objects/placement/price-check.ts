import { accountMethods } from '../../../shared/payment-accounts.ts'
import type { PaymentMethodId } from '../../../shared/payment-methods.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import type { OrderDraft } from '../../services/orders/draft.ts'

/**
 * Means that are drawn on in the currency's minor units, so that what is drawn must be what is paid. Points are another
 * unit.
 */
const moneyAccounts = /^(gift-card|reward|athlete):/
const moneyMethods: readonly PaymentMethodId[] = accountMethods.flatMap(({ id, inMoney }) => (inMoney ? [id] : []))

/**
 * The last look before money moves: every amount is a whole number from 0, and what is paid, together, is the total.
 */
export function addsUp({ cart, payment, draws }: OrderDraft): boolean {
  const { total, remainingToPay } = cart.totals
  const instruments = cart.payment_instruments.filter(({ payment_method_id: id }) => !isProvided(id))
  const amounts = [
    total,
    remainingToPay,
    ...instruments.map(({ amount }) => amount),
    ...draws.map(({ amount }) => amount),
  ]
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)) return false
  if (payment && (payment.amount === 0 || payment.currency !== cart.currency)) return false
  const paid = sum(instruments)
  const drawn = sum(draws.filter(({ account }) => moneyAccounts.test(account)))
  const inMoney = sum(instruments.filter(({ payment_method_id: id }) => moneyMethods.includes(id)))
  return remainingToPay === (payment?.amount ?? 0) && remainingToPay + paid === total && drawn === inMoney
}

const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0)
