import { z } from 'zod'

/** Where a form comes back to: a path of this shop, never another host. Anything else reads as absent. */
export const ReturnTo = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\\\s]*$/)
  .optional()
  .catch(undefined)
