import { z } from 'zod'

/** An id that a link can target (`#care`). Blocks ignore an invalid one. */
export const AnchorId = z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,118}$/u)
