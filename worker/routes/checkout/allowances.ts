import type { Currency } from '../../../shared/i18n/locales.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Spend = {
  readonly currentSpend: number
  readonly annualCap: number | null
  readonly annualCredit: number | null
  readonly currency: Currency
}
type Kind = 'employee' | 'athlete' | 'prosumer'
type Details = { readonly [K in Kind]: Spend | null }
/** `to` is where the shopper can do something about it. */
type Allowance = { readonly text: string; readonly to?: string }

const messages: Readonly<Record<Kind, MessageKey>> = {
  employee: 'checkout.allowanceEmployee',
  athlete: 'checkout.allowanceAthlete',
  prosumer: 'checkout.allowanceProsumer',
}
const kinds = ['employee', 'athlete', 'prosumer'] as const

/** Whether somebody has any, by the session alone. */
export const hasAllowance = ({ session }: Pick<RequestContext, 'session'>): boolean =>
  kinds.some((kind) => session?.person?.traits.includes(kind))

/** Rest of the year, and the rule beyond it (spec 1 §6: each special profile shows a spend banner). */
export function allowancesOf(
  { t, locale, session }: Pick<RequestContext, 't' | 'locale' | 'session'>,
  details: Details,
): Allowance[] {
  return kinds.flatMap((kind) => {
    const spend = details[kind]
    const cap = spend?.annualCap ?? spend?.annualCredit
    if (!spend || !cap) return []
    if (kind === 'employee' && session?.person?.employeeTermsAccepted === false)
      return [{ text: t('people.termsBody'), to: href.account(locale, { returnTo: href.cart(locale) }) }]
    const left = formatMoney(Math.max(0, cap - spend.currentSpend), spend.currency, locale)
    return [{ text: t(messages[kind], { left }) }]
  })
}
