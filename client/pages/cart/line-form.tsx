import type { ReactNode } from 'react'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { type CartAction, href } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

export type CartForm = FormContext & { readonly remaining: string }

type LineFormProps = Pick<PageContext, 'site'> & {
  readonly form: CartForm
  readonly action: CartAction
  readonly item: Pick<CartItem, 'id' | 'productId' | 'upc'>
  readonly className?: string
  /** The size form posts the `upc` of its own select, beside the line's own. */
  readonly choosesSize?: boolean
  readonly children: ReactNode
}

export function LineForm({ site, form, action, item, className, choosesSize = false, children }: LineFormProps) {
  return (
    <form method="post" action={href.cartAction(site.locale, action)} className={className}>
      <FormFields site={site} form={form} />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name={choosesSize ? 'fromUpc' : 'upc'} value={item.upc} />
      {children}
    </form>
  )
}
