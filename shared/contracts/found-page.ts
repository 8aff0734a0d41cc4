import { z } from 'zod'

/** A page that a search finds beside products. `note`: a department, or what kind of page. */
export const FoundPage = z.object({ label: z.string(), note: z.string().nullable(), href: z.string() })
export type FoundPage = z.infer<typeof FoundPage>
