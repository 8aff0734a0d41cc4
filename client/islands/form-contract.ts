import { z } from 'zod'

/** The hidden fields of every form that posts (client/pages/form-fields.tsx). */
export const Form = z.object({ csrf: z.string(), returnTo: z.string() })

/** The hidden fields of a line item's forms (client/pages/cart/line-form.tsx). */
export const CartForm = Form.extend({ remaining: z.string() })

export const StoreNamed = z.object({ storeId: z.string(), name: z.string() })
