import { z } from 'zod'

/** The frame of a dialog. The mini cart's is a drawer, which stays in the page when closed. */
export const DialogProps = z.object({ kind: z.enum(['page', 'drawer']) })
