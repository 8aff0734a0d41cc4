/** The targets of the shop's forms, below `/api/`. */
export const shopForms: readonly string[] = [
  ...['add', 'update', 'remove', 'size', 'gift-option', 'delivery', 'coupon', 'coupon-remove', 'save', 'move-back']
    .concat(['drop-saved', 'restore'])
    .map((name) => `cart/${name}`),
  ...['shipping', 'billing', 'instrument', 'instrument-remove', 'voucher', 'place', 'challenge', 'apple-pay']
    .concat(['coupon-remove', 'track', 'cancel', 'return', 'return-label'])
    .map((name) => `checkout/${name}`),
  ...['sign-in', 'associate', 'passkey', 'sign-out', 'accept-terms'].map((name) => `session/${name}`),
  ...['order-cancel', 'buy-again', 'profile', 'address', 'address-main', 'address-remove']
    .concat([
      'card',
      'reward',
      'instrument-main',
      'instrument-remove',
      'newsletter',
      'notifications',
      'sms',
      'interests',
    ])
    .concat(['passkey', 'passkey-rename', 'passkey-remove', 'device-end', 'devices-end'])
    .concat(['return', 'return-label', 'resend-gift-card'])
    .map((name) => `account/${name}`),
  ...['toggle', 'share'].map((name) => `favorites/${name}`),
  ...['write', 'ask', 'report', 'vote'].map((name) => `reviews/${name}`),
  'newsletter',
  'dismiss',
]
