import type { MembershipView } from '../../../client/pages/account/membership.tsx'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { groupedMemberNumber } from '../../../shared/member-number.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { dateText } from '../../../shared/time/clock.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { qrCode } from './qr-code.ts'

export type Vouchers = OperationResponse<OperationOf<'consumer.vouchers'>>
type HistoryEntry = Vouchers['loyaltyHistory'][number]
export type WelcomeOffer = OperationResponse<OperationOf<'consumer.welcomePromotion'>>

function whenOf({ points, arrivesAt }: Pick<HistoryEntry, 'points' | 'arrivesAt'>, now: Date): MessageKey {
  if (points < 0) return 'people.pointsSpent'
  if (arrivesAt === null) return 'people.pointsPending'
  return Date.parse(arrivesAt) <= now.getTime() ? 'people.pointsEarned' : 'people.pointsArrive'
}

type Membership = {
  readonly vouchers: Vouchers | null
  readonly welcome: WelcomeOffer | null
  readonly memberNumber: string | null
}

/** A member's points and what they are worth; null for everybody else. A part that can't be had now is left out. */
export function membershipView(
  { t, site, locale, session, now }: Pick<RequestContext, 't' | 'site' | 'locale' | 'session' | 'now'>,
  { vouchers, welcome, memberNumber }: Membership,
): MembershipView | null {
  if (!vouchers) return null
  const money = (minor: number) => formatMoney(minor, site.currency, locale)
  const {
    currentLoyaltyPoints: balance,
    applicableLoyaltyVouchers: vouchersOffered,
    nextLoyaltyVoucher: next,
    loyaltyHistory: history,
  } = vouchers
  // "The highest voucher whose points are covered by current points" (spec 1 §9).
  const covered = vouchersOffered.filter(({ points }) => points <= balance)
  const best = Math.max(0, ...covered.map(({ amountInCurrency }) => amountInCurrency))
  const none = next ? t('people.noVoucher') : t('people.vouchersElsewhere')
  return {
    balance: t('people.points', { count: balance }),
    note: best > 0 ? t('people.voucher', { amount: money(best) }) : none,
    next: next && {
      words: t('people.nextVoucher', { count: next.points - balance, amount: money(next.amountInCurrency) }),
      part: balance,
      whole: next.points,
    },
    history: history.map(({ orderNumber, points, at, arrivesAt }) => ({
      orderNumber,
      points: `${points > 0 ? '+' : ''}${t('people.points', { count: points })}`,
      when: t(whenOf({ points, arrivesAt }, now), { date: dateText(site, arrivesAt ?? at) }),
    })),
    number: memberNumber === null ? null : { digits: groupedMemberNumber(memberNumber), code: qrCode(memberNumber) },
    welcome: welcome?.code
      ? {
          code: welcome.code,
          until: welcome.expiresAt && t('people.welcomeUntil', { date: dateText(site, welcome.expiresAt) }),
          // A code needs a cart to be entered in.
          canUse: (session?.cartCount ?? 0) > 0,
        }
      : null,
  }
}
