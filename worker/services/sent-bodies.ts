import { type Address, wireAddress } from '../../shared/contracts/address.ts'
import type { AddItem } from '../../shared/contracts/cart.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import type { PaymentMethodId } from '../../shared/payment-methods.ts'

/** Bodies with every field that spec 1 §7 names, also those that our own platform fills in by itself. */

type BodyOf<Id extends OperationId> = OperationInput<OperationOf<Id>>['body']

/** Spec 1 §9: the default of an added item. The service has its own limits besides. */
export const maxQty = 999_999

export const addedItem = <Item extends Pick<AddItem, 'productId' | 'upc' | 'qty'>>(item: Item) => ({ ...item, maxQty })

/** Spec 1 §7: `shippingId` is `me` by default, and the shop sets only what its shopper has chosen. */
export const chosenShipping = (
  body: Omit<BodyOf<'cart.setShippingMethod'>, 'shopperAppliedSM'>,
): BodyOf<'cart.setShippingMethod'> => ({ shippingId: 'me', ...body, shopperAppliedSM: true })

/** `follows`: the shopper has said that billing is the same as delivery. */
export const billedAt = (address: Address, follows: boolean): BodyOf<'cart.setBillingAddress'> => ({
  ...wireAddress(address),
  ...(follows && { follows }),
})

/** `origin`: the shop's, which the provider's fields are shown on. */
export const paymentSessionQuery = (origin: string, method: PaymentMethodId) => ({
  query: { referer: origin, paymentMethodId: method, paymentMethod: method },
})
