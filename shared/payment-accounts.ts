import type { MessageKey } from './i18n/messages/en.ts'

type Account = {
  readonly id: string
  readonly kind: 'account'
  /** An athlete can use rewards only once the credit is used up (spec 1 §5). */
  readonly isReward: boolean
  /** False for points: the amount drawn is not the amount paid. */
  readonly inMoney: boolean
  /** Restricts the method to these customers. */
  readonly trait?: 'loyalty' | 'athlete'
  readonly savedAs?: MessageKey
}

/** Accounts that pay before a provider's method, in the order in which they do. Also read in the browser: no schema. */
export const accountMethods = [
  { id: 'GIFT_CARD', kind: 'account', isReward: false, inMoney: true },
  // Before rewards, which an athlete can use only once the credit is used up.
  { id: 'ATHLETES_PAYMENT', kind: 'account', isReward: false, inMoney: true, trait: 'athlete' },
  { id: 'REWARD_CODE', kind: 'account', isReward: true, inMoney: true, savedAs: 'people.rewardCode' },
  { id: 'REWARD_CARD', kind: 'account', isReward: true, inMoney: true, savedAs: 'people.rewardCard' },
  { id: 'LOYALTY_POINTS', kind: 'account', isReward: true, inMoney: false, trait: 'loyalty' },
] as const satisfies readonly Account[]

export const isAccount = (method: string): boolean => accountMethods.some(({ id }) => id === method)
