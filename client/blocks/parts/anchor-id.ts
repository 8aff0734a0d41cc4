import { z } from 'zod'

/** An id that a link can name: `#care`. A block saved under anything else has none. */
export const AnchorId = z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,118}$/u)
