/**
 * Every dialog of the shop by the name in its URL (spec 1 §2 "Dialogs": 21, and two of ours). `page`: a page
 * `/dialog/NAME`, which script shows over the current page. `frame`: rendered inline, without a URL.
 */
export const dialogs = {
  'gift-option': 'page',
  'ask-question': 'page',
  'ask-question-success': 'page',
  'shipping-method': 'page',
  'change-store': 'page',
  'employee-terms': 'page',
  'forgot-password': 'page',
  interests: 'page',
  'pay-later': 'page',
  'location-confirmation': 'page',
  'loyalty-sign-up': 'page',
  'mini-cart': 'page',
  pickup: 'page',
  quickshop: 'page',
  'review-content': 'page',
  'sign-in': 'page',
  'sign-in-confirmation': 'page',
  'sign-up': 'page',
  'store-changed': 'page',
  'size-chart': 'page',
  challenge: 'frame',
  welcome: 'page',
  'write-review': 'page',
} as const satisfies Readonly<Record<string, 'page' | 'frame'>>

type Dialogs = typeof dialogs

/** Names of dialogs with a URL. */
export type DialogName = { [N in keyof Dialogs]: Dialogs[N] extends 'page' ? N : never }[keyof Dialogs]

export const isDialogName = (name: string): name is DialogName =>
  Object.hasOwn(dialogs, name) && dialogs[name as keyof Dialogs] === 'page'
