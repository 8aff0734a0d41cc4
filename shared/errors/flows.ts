import { type ErrorKey, errorEntry, isErrorCode } from './catalogue.ts'
import type { ErrorPlace, ErrorRecovery } from './entry.ts'
import type { FlowMessageId } from './flow-messages.ts'

export const flowNames = [
  'load-cart',
  'add-to-cart',
  'update-quantity',
  'remove-item',
  'payment-instrument',
  'reward',
  'place-order',
  'three-d-secure',
  'save-card',
  'save-reward',
  'newsletter',
] as const
export type Flow = (typeof flowNames)[number]

export interface FlowRule {
  /** `entry`: the code's own message. `server`: the message in the body. `silent`: only if the recovery fails too. */
  readonly say: FlowMessageId | 'entry' | 'server' | 'silent'
  /** Used instead if a placeholder of `say` has no value. */
  readonly otherwise?: FlowMessageId
  readonly place: ErrorPlace
  readonly recovery: ErrorRecovery
  /** A toast that stays until it is dismissed. */
  readonly persistent?: true
}

/** `ours`: for a fault of ours, where the words of `other` are about what the shopper typed or proved. */
type FlowRules = Readonly<Partial<Record<ErrorKey, FlowRule>>> & { readonly other: FlowRule; readonly ours?: FlowRule }

const top: FlowRule = { say: 'entry', place: 'top', recovery: 'none' }
const input: FlowRule = { say: 'entry', place: 'input', recovery: 'correct-input' }
const rewardNotHere: FlowRule = { ...input, say: 'flow.reward.notHere' }
const refetchAndRetry: FlowRule = { say: 'silent', place: 'top', recovery: 'refetch-cart-and-retry' }
const orderFailed: FlowRule = { say: 'flow.order.failed', place: 'toast', recovery: 'none', persistent: true }
const resetCart: FlowRule = { say: 'entry', place: 'toast', recovery: 'reset-cart-and-reload' }

/**
 * The rule of a flow wins over the recovery in the catalogue, which is for everywhere else.
 * Spec §8 "Symbolic codes in add/update/place-order flows", with the cart rules of §4 and the saving rules of §5.
 */
const flows: Readonly<Record<Flow, FlowRules>> = {
  'load-cart': {
    INVALID_CUSTOMER: resetCart,
    CART_NOT_FOUND: { say: 'silent', place: 'top', recovery: 'recreate-cart-and-retry' },
    other: top,
  },
  'add-to-cart': {
    INVALID_CUSTOMER: resetCart,
    CART_NOT_FOUND: refetchAndRetry,
    ITEM_OOS: { say: 'flow.add.notMoved', place: 'toast', recovery: 'offer-back-in-stock' },
    ITEMS_OOS: { say: 'server', place: 'toast', recovery: 'none' },
    ADDED_MAX_QUANTITY: {
      say: 'flow.add.maxQuantity',
      otherwise: 'flow.add.maxQuantityGeneric',
      place: 'toast',
      recovery: 'none',
    },
    GWP_PRODUCT: { say: 'flow.add.gift', place: 'toast', recovery: 'none' },
    other: { say: 'flow.add.failed', place: 'toast', recovery: 'none' },
  },
  'update-quantity': {
    INVALID_CUSTOMER: resetCart,
    CART_NOT_FOUND: refetchAndRetry,
    GWP_PRODUCT: { say: 'flow.update.gift', place: 'top', recovery: 'none' },
    other: { say: 'flow.update.failed', place: 'top', recovery: 'refetch-cart' },
  },
  'remove-item': {
    INVALID_CUSTOMER: resetCart,
    CART_NOT_FOUND: refetchAndRetry,
    other: { say: 'flow.remove.failed', place: 'top', recovery: 'none' },
  },
  'payment-instrument': {
    PAYMENT_ERROR: top,
    PAYMENT_FRAUD_VERIFICATION_EXCEPTION: top,
    CANT_SHIP_THERE: top,
    GC_INVALID2: input,
    GC_ALREADY_APPLIED: input,
    GC_NOT_ALLOWED: input,
    GC_ZERO_BALANCE: input,
    other: top,
  },
  // The services refuse a reward with the codes of gift cards.
  reward: {
    GC_INVALID2: { ...input, say: 'flow.reward.invalid' },
    GC_MISSING_CODE: { ...input, say: 'flow.reward.invalid' },
    GC_EXPIRED: { ...input, say: 'flow.reward.expired' },
    GC_ZERO_BALANCE: { ...input, say: 'flow.reward.empty' },
    GC_ALREADY_APPLIED: { ...input, say: 'flow.reward.applied' },
    GC_NOT_APPLICABLE: rewardNotHere,
    GC_NOT_ALLOWED: rewardNotHere,
    GC_MAX_LIMIT: rewardNotHere,
    other: top,
  },
  'place-order': {
    INVALID_CUSTOMER: resetCart,
    ITEM_NO_LONGER_AVAILABLE: { say: 'entry', place: 'top', recovery: 'refetch-cart-and-show-flash' },
    CC_EXPIRY_DATE_INVALID: top,
    PAYMENT_INSTRUMENT_NOT_FOUND: top,
    ADDRESS_NOT_FOUND: top,
    PAYMENT_ERROR: top,
    PAYMENT_FRAUD_VERIFICATION_EXCEPTION: top,
    CART_NOT_FOUND: top,
    SHIPPING_POBOX_UNAVAILABLE: top,
    SOME_PRODUCTS_NO_INVENTORY: top,
    // Whoever proves a payment has no number of an order to check.
    ORDER_NOT_FOUND: orderFailed,
    // Rewards have this code too.
    GC_ZERO_BALANCE: { ...orderFailed, say: 'flow.order.lessLeft' },
    GENERAL: orderFailed,
    other: { ...orderFailed, say: 'entry' },
  },
  'three-d-secure': {
    other: {
      say: 'flow.order.paymentAuthentication',
      place: 'top',
      recovery: 'return-to-billing-with-new-cart',
    },
    ours: top,
  },
  'save-card': {
    CARD_ALREADY_EXISTS: { say: 'server', place: 'top', recovery: 'none' },
    other: { say: 'flow.card.saveFailed', place: 'top', recovery: 'none' },
    ours: top,
  },
  // Spec 1 §5 calls these gift cards: a reward, by code or by card, is what can be saved.
  'save-reward': {
    CARD_ALREADY_EXISTS: { say: 'flow.reward.alreadySaved', place: 'top', recovery: 'none' },
    other: { say: 'flow.reward.saveFailed', place: 'top', recovery: 'none' },
    ours: top,
  },
  newsletter: {
    other: { say: 'flow.newsletter.failed', place: 'top', recovery: 'none' },
  },
}

/**
 * Codes without a rule in the flow, and unknown codes, use the flow's default; a refusal that names a wait has its own
 * words. `status` is that of the response; of a known code, it is in the catalogue.
 */
export const flowRule = (
  flow: Flow,
  code: string,
  status: number = isErrorCode(code) ? errorEntry(code).status : 0,
): FlowRule => {
  const rules = flows[flow]
  const ours = status >= 500 ? rules.ours : undefined
  const { key, recovery } = errorEntry(code)
  if (recovery === 'retry-later') return { ...rules.other, say: 'entry', recovery }
  return rules[key] ?? ours ?? rules.other
}
