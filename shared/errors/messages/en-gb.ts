import type { RegionalTable } from '../message-ids.ts'

/** Bag, delivery, collection and postcode, where the base says cart, shipping, pickup and ZIP code. */
export const messages = {
  INVALID_CUSTOMER: 'Your session has expired. We are rebuilding your bag and will reload the page in a moment.',
  AUTHORIZATION_FAILED: 'You are no longer signed in. Sign in again to go on.',

  CART_NOT_FOUND: 'We could not find your bag. Add your items again.',
  ITEM_NO_LONGER_AVAILABLE: 'Something in your bag is no longer available. Check your updated bag before you order.',
  TOTALS_CALCULATION_FAILED: 'We could not work out your total. Refresh your bag and try again.',
  DELIVERY_SHIP_TO_PICKUP: 'We have updated your order. We cannot deliver it, but you can collect it from the shop.',
  DELIVERY_PICKUP_TO_SHIP: 'We have updated your order. The shop cannot hold it, so we will deliver it to you.',
  DELIVERY_PICKUP_TO_STS:
    'We have updated your order. The shop is out of stock, so we will send it there for you to collect.',

  SOME_PRODUCTS_NO_INVENTORY:
    'There is not enough stock for everything in your bag. Check the quantities and try again.',
  GIFT_NOT_AVAILABLE: 'This gift is no longer available. Remove it to check out.',
  GWP_PRODUCT: 'This is a free gift. We add it for you when your bag qualifies.',

  PAYMENT_INSTRUMENT_NOT_FOUND: 'We can no longer find this way to pay. Choose another, or add it again.',
  CANT_SHIP_THERE: 'We do not deliver to this address. Enter another one, or collect your order from a shop.',
  SHIPPING_ADDRESS_INVALID: 'We could not match your delivery address. Check the street and postcode.',
  ADDRESS_INVALID: 'We could not match this address. Check the street and postcode.',
  PAYMENT_CLOSED:
    'You cannot pay here at the moment. Nothing was charged, and your bag stays as it is. Try again in a few minutes.',
  SHIPPING_POBOX_UNAVAILABLE: 'We cannot deliver to a PO box. Enter a street address instead.',
  SHIPPING_PHONE_EMPTY: 'Add a phone number, so the courier can reach you.',
  SHIPPING_METHOD_UNAVAILABLE: 'This delivery option is not available for your order. Choose another.',
  ADDRESS_ID_INVALID: 'This address is no longer in your account. Refresh the page.',
  UNKNOWN_CUSTOMER_LIST: 'This account does not work in this shop. Check the country you are shopping in.',
  EMPLOYEE_STORE_NOT_FOUND: 'We could not find this shop. Check the shop number.',
  ORGANISATION_MISSING: 'We could not tell whom this request is for. The organisation is missing.',

  PROMO_FAILED: 'This code does not fit what is in your bag.',

  'flash.itemNotAvailable': 'This item is no longer available. Remove it to check out.',
  'flash.invalidShippingAddress': 'Something is wrong with this delivery address. Check it to go on.',
  'flash.itemRequired': 'Your bag is empty. Add something to check out.',

  'flow.add.notMoved': 'Sorry, we could not move this item to your bag. It is out of stock.',
  'flow.add.maxQuantity': 'You cannot add any more of this item. The limit is {maxAllowedQty}.',
  'flow.add.gift': 'You cannot add this item to your bag. It comes free when your bag qualifies.',
  'flow.add.failed': 'We could not add this to your bag. Try again in a moment.',
  'flow.add.unknown': 'We do not know yet whether this is in your bag. Add it again: it will be there once.',
  'flow.update.gift': 'That is the most of this item your bag can hold.',
  'flow.update.failed': 'We could not change the quantity. This is your bag as it is now.',
  'flow.remove.failed': 'We could not remove this item from your bag. Try again later.',
  'flow.cart.itemGone': 'This item is not in your bag any more.',
  'flow.cart.merged': 'Welcome back. The items you left last time are in your bag too.',
  'flow.cart.rebuilt': 'Your session has ended. Your bag was kept.',
  'flow.cart.remade': 'Your bag was gone. It was made again with its items.',
  'flow.cart.mergedShort':
    'Welcome back. Your bags are one now, but there is not enough of everything. Check your bag before you order.',
  'flow.cart.capped': 'We do not have {wanted} of these, so your bag has {kept}.',
  'flow.order.cannotBeCompleted': 'Your order cannot be completed. Everything in your bag has sold out.',
  'flow.delivery.stsToShip': 'We have updated your order. We cannot send it to the shop, so we will deliver it to you.',
  'flow.delivery.stsToPickup': 'We have updated your order. The shop has it in stock, so you can collect it there.',
  'flow.delivery.moved.pickupToShip':
    'We have updated your order: we changed delivery of {name} from collection at {store} to home delivery, because {reason}.',
  'flow.delivery.moved.pickupToSts':
    'We have updated your order: we changed delivery of {name} from collection at {store} to delivery to the shop, because {reason}.',
  'flow.delivery.moved.stsToShip':
    'We have updated your order: we changed delivery of {name} from delivery to {store} to home delivery, because {reason}.',
  'flow.delivery.moved.stsToPickup':
    'We have updated your order: we changed delivery of {name} from delivery to the shop to collection at {store}, because {reason}.',
  'flow.delivery.moved.shipToPickup':
    'We have updated your order: we changed delivery of {name} from home delivery to collection at {store}, because {reason}.',
  'flow.delivery.reason.pickupStopped': '{store} no longer offers collection',
  'flow.delivery.reason.stsStopped': '{store} no longer accepts deliveries for collection',
  'flow.delivery.downgraded': 'We have updated your order. Delivery will take longer, so check the new date.',
  'field.postalCode': 'Enter a postcode such as {example}',
} as const satisfies RegionalTable
