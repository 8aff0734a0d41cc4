import type { SubmitEvent } from 'react'
import type { CartItem } from '../../shared/contracts/cart.ts'
import { href } from '../../shared/routes.ts'
import type { PageContext } from '../pages/page-context.ts'
import { showToast } from '../state/toasts.ts'

type PostedChange = {
  readonly action: string
  readonly fields: FormData
  /** The line item the change applies to. */
  readonly item: CartItem | undefined
  readonly isRemoval: boolean
}

/**
 * Fields that a line item's form posts. A step and a change of size use the quantity the cart shows now rather than the
 * one in the rendered form, because an earlier press may have changed it since.
 */
export function postedChange(event: SubmitEvent<HTMLElement>, items: readonly CartItem[]): PostedChange {
  const form = event.target as HTMLFormElement
  const submitter = event.nativeEvent.submitter
  // A button's `formaction` overrides its form's `action`.
  const action = submitter?.getAttribute('formaction') ?? form.action
  const fields = new FormData(form, submitter)
  const item = items.find(({ id }) => id === fields.get('itemId'))
  const step = fields.get('step')
  if (item && step !== null) {
    fields.set('qty', String(item.qty + Number(step)))
    fields.delete('step')
  } else if (item && action.includes('/api/cart/size')) {
    fields.set('qty', String(item.qty))
  }
  const isRemoval =
    action.includes('/api/cart/remove') || (action.includes('/api/cart/update') && fields.get('qty') === '0')
  return { action, fields, item, isRemoval }
}

/** The line's delivery, design and gift options, and where its product is shown. */
function optionsOf(item: CartItem) {
  const { selectedShippingOption: code, storeId, recipeId, giftOption: gift, pdpUrl, productImageURL } = item
  const isByStore = code === 'pickup' || code === 'sts' || code === 'me'
  return {
    ...(isByStore && storeId && { storeId, storeMethod: code }),
    pdpUrl,
    productImageURL,
    recipeId,
    giftTo: gift?.to,
    giftEmail: gift?.email,
    giftMessage: gift?.message,
  }
}

/**
 * Shows a toast that restores a removed line. `fields` are the form fields that removed it; `post` sends a change the
 * way the calling island does.
 */
export function offerUndo(
  { site, t }: PageContext,
  item: CartItem,
  fields: FormData,
  post: (action: string, fields: FormData) => Promise<unknown>,
): void {
  const undoFields = new FormData()
  for (const name of ['csrf', 'locale', 'productId', 'upc']) undoFields.set(name, String(fields.get(name)))
  undoFields.set('qty', String(item.qty))
  for (const [name, value] of Object.entries(optionsOf(item))) if (value) undoFields.set(name, value)
  showToast({
    title: t('cart.removed', { name: item.name }),
    ctas: [{ label: t('cart.undo'), act: () => void post(href.cartAction(site.locale, 'add'), undoFields) }],
  })
}
