import type { MessageKey } from '../../shared/i18n/messages/en.ts'

export const lineMessages = [
  'cart.bonus',
  'cart.callouts',
  'cart.checkout',
  'cart.checkoutBlocked',
  'cart.decreaseOf',
  'cart.deliveryOf',
  'cart.each',
  'cart.elsewhere',
  'cart.fewer',
  'cart.giftAdd',
  'cart.giftChange',
  'cart.giftFor',
  'cart.increaseOf',
  'cart.locked',
  'cart.onlyLeft',
  'cart.onlyLeftAtStore',
  'cart.onlyLeftThisWay',
  'cart.progress',
  'cart.quantityOf',
  'cart.remove',
  'cart.removeOf',
  'cart.save',
  'cart.size',
  'cart.soldOut',
  'cart.update',
] as const satisfies readonly MessageKey[]

export const priceMessages = [
  'price.lowest30',
  'price.now',
  'price.off',
  'price.range',
  'price.was',
] as const satisfies readonly MessageKey[]

export const addressMessages = [
  'form.addressLine1',
  'form.addressLine2',
  'form.choose',
  'form.city',
  'form.dialCode',
  'form.firstName',
  'form.lastName',
  'form.phone',
  'form.phoneHint',
  'form.postalCode',
  'form.postcode',
  'form.province',
  'form.state',
  'form.town',
  'form.zip',
] as const satisfies readonly MessageKey[]

export const fitMessages = [
  'reviews.fit.large',
  'reviews.fit.slightly-large',
  'reviews.fit.slightly-small',
  'reviews.fit.small',
  'reviews.fit.true',
] as const satisfies readonly MessageKey[]
