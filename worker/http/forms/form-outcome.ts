import { text } from '../../../shared/errors/message.ts'
import type { RenderContext } from '../../context/render-context.ts'

/**
 * The outcome of a form, shown on the page it returns to: `?said=signed-out`. Only codes are in the address, so that
 * links can't put their own text on the page.
 */
export type FormOutcome =
  | 'cart-merged'
  | 'cart-short'
  | 'cart-resumed'
  | 'cart-parted'
  | 'signed-out'
  | 'session-ended'
  | 'not-sent'
  | 'next-customer'
  | 'terms-accepted'
  | 'bought-again'
  | 'order-cancelled'
  | 'order-cancelling'
  | 'cancel-refused'
  | 'return-created'
  | 'gift-card-sent'
  | 'saved'
  | 'unchanged'
  | 'removed'
  | 'made-main'
  | 'passkey-added'
  | 'device-ended'
  | 'devices-ended'
  | 'reset-mailed'
  | 'password-reset'
  | 'others-password-reset'
  | 'account-handed-over'
  | 'password-changed'
  | 'email-proven'
  | 'email-mailed'
  | 'email-enough'
  | 'email-asked'
  | 'email-changed'
  | 'change-undone'
  | 'number-renewed'
  | 'number-enough'
  | 'phone-texted'
  | 'phone-proven'
  | 'texts-confirmed'
  | 'request-sent'
  | 'order-account'
  | 'account-deleted'
  | 'review-sent'
  | 'review-reported'
  | 'vote-counted'
  | 'vote-failed'
  | 'foot-kept'
  | 'foot-forgotten'
  | 'foot-not-kept'

type Words = Pick<RenderContext, 'locale' | 't'>

const messages: Readonly<Record<FormOutcome, (context: Words) => string>> = {
  'cart-merged': ({ locale }) => text('flow.cart.merged', locale),
  'cart-short': ({ locale }) => text('flow.cart.mergedShort', locale),
  'cart-resumed': ({ t }) => t('people.saidSaleResumed'),
  'cart-parted': ({ t }) => t('people.saidSaleParted'),
  'signed-out': ({ t }) => t('people.saidSignedOut'),
  'session-ended': ({ locale }) => text('flow.cart.ended', locale),
  'not-sent': ({ t }) => t('people.saidNotSent'),
  'next-customer': ({ t }) => t('people.saidNextCustomer'),
  'terms-accepted': ({ t }) => t('people.saidTerms'),
  'bought-again': ({ t }) => t('account.againAll'),
  'order-cancelled': ({ t }) => t('checkout.cancelled'),
  'order-cancelling': ({ t }) => t('checkout.cancelling'),
  'cancel-refused': ({ t }) => t('checkout.notCancelled'),
  'gift-card-sent': ({ t }) => t('account.giftCardSent'),
  'return-created': ({ t }) => t('account.returnCreated'),
  saved: ({ t }) => t('account.saidSaved'),
  unchanged: ({ t }) => t('account.saidUnchanged'),
  removed: ({ t }) => t('account.saidRemoved'),
  'made-main': ({ t }) => t('account.saidMain'),
  'passkey-added': ({ t }) => t('security.saidPasskey'),
  'device-ended': ({ t }) => t('security.saidDevice'),
  'devices-ended': ({ t }) => t('security.saidOthers'),
  'reset-mailed': ({ t }) => t('password.saidMailed'),
  'password-reset': ({ t }) => t('password.saidReset'),
  'others-password-reset': ({ t }) => t('password.saidOthersReset'),
  'account-handed-over': ({ t }) => t('password.saidHandedOver'),
  'password-changed': ({ t }) => t('password.saidChanged'),
  'email-proven': ({ t }) => t('email.saidProven'),
  'email-mailed': ({ t }) => t('email.saidMailed'),
  'email-enough': ({ t }) => t('email.saidEnough'),
  'email-asked': ({ t }) => t('email.saidAsked'),
  'email-changed': ({ t }) => t('email.saidChanged'),
  'change-undone': ({ t }) => t('undo.said'),
  'number-renewed': ({ t }) => t('member.saidRenewed'),
  'number-enough': ({ t }) => t('member.saidEnough'),
  'phone-texted': ({ t }) => t('phone.saidTexted'),
  'phone-proven': ({ t }) => t('phone.saidProven'),
  'texts-confirmed': ({ t }) => t('phone.saidTexts'),
  'request-sent': ({ t }) => t('support.sentBody'),
  'order-account': ({ t }) => t('password.saidOrder'),
  'account-deleted': ({ t }) => t('privacy.saidDeleted'),
  'review-sent': ({ t }) => t('reviews.saidSent'),
  'review-reported': ({ t }) => t('reviews.saidReported'),
  'vote-counted': ({ t }) => t('reviews.saidVoted'),
  'vote-failed': ({ t }) => t('toast.failed'),
  'foot-kept': ({ t }) => t('sizing.saidKept'),
  'foot-forgotten': ({ t }) => t('sizing.saidForgotten'),
  'foot-not-kept': ({ t }) => t('sizing.saidNotKept'),
}

export const outcomeWords = (outcome: FormOutcome, context: Words): string => messages[outcome](context)

const isOutcome = (code: string): code is FormOutcome => Object.hasOwn(messages, code)

export function outcomeText(context: Pick<RenderContext, 'url' | 'locale' | 't'>): string | null {
  const outcome = context.url.searchParams.get('said')
  return outcome && isOutcome(outcome) ? outcomeWords(outcome, context) : null
}

/** `path` with the outcome in its query. */
export function withOutcome(path: string, outcome: FormOutcome | null): string {
  if (!outcome) return path
  const url = new URL(path, 'https://shop.invalid')
  url.searchParams.set('said', outcome)
  return url.pathname + url.search + url.hash
}
