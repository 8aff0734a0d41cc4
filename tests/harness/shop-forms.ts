const below = (room: string, ...names: readonly string[]): readonly string[] => names.map((name) => `${room}/${name}`)

/**
 * The targets of the shop's forms, below `/api/`. They are held against its routes in
 * bench/rows/security/shop-forms.test.ts.
 */
export const shopForms: readonly string[] = [
  ...below('cart', 'add', 'update', 'remove', 'size', 'gift-option', 'delivery', 'coupon', 'coupon-remove', 'save'),
  ...below('cart', 'move-back', 'drop-saved', 'restore', 'adjust', 'adjustment-remove'),
  ...below('cart', 'member', 'member-remove'),
  ...below('checkout', 'shipping', 'billing', 'instrument', 'instrument-remove', 'voucher', 'coupon-remove', 'place'),
  ...below('checkout', 'challenge', 'apple-pay', 'track', 'cancel', 'return', 'return-label'),
  ...below('session', 'sign-in', 'sign-in-again', 'associate', 'passkey', 'sign-out', 'next-customer', 'accept-terms'),
  ...below('session', 'lookup', 'sign-up'),
  ...below('session', 'forgot-password', 'reset-password', 'keep-account', 'undo', 'order-account'),
  ...below('account', 'complete', 'profile', 'password', 'address', 'address-main', 'address-remove', 'card', 'reward'),
  ...below('account', 'instrument-main', 'instrument-remove', 'newsletter', 'notifications', 'sms', 'interests'),
  ...below('account', 'order-cancel', 'buy-again', 'return', 'return-label', 'resend-gift-card', 'warranty'),
  ...below('account', 'passkey', 'passkey-rename', 'passkey-remove', 'device-end', 'devices-end', 'export', 'delete'),
  ...below('account', 'member-number', 'newsletter-withdraw'),
  ...below(
    'account',
    'email-link',
    'email-proof',
    'email-change',
    'new-email',
    'phone-code',
    'phone-proof',
    'sms-proof',
  ),
  ...below('favorites', 'toggle', 'share'),
  ...below('reviews', 'write', 'ask', 'report', 'vote'),
  'consent',
  'contact',
  'foot',
  'gift-card/balance',
  'newsletter',
  'newsletter/confirm',
  'unsubscribe',
  'dismiss',
]

/** Forms that only script posts to. */
export const scriptPosts: readonly string[] = [
  'expose',
  'shown',
  'seen',
  'data-layer',
  ...below('account', 'loyalty-token', 'passkey-options'),
  'session/passkey-options',
]
