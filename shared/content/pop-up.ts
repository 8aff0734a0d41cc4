import { z } from 'zod'
import { Cta } from './document.ts'

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Spec 2 §3 "Pop-up content". `delay` in milliseconds between impression and expansion (§9: 2000). */
export const PopUpContent = z.object({
  name: z.string().min(1).max(200),
  delay: z.int().min(0).max(120_000).default(2000),
  title: z.string().max(160).default(''),
  /** Title of the minimized bar. */
  minimizedTitle: z.string().max(160).default(''),
  maximizedTitle: z.string().max(160).default(''),
  text: z.string().max(600).optional(),
  logo: z.object({ url: z.string().max(2000), alt: z.string().max(200) }).optional(),
  logoSize: z.enum(['sm', 'md', 'lg']).default('md'),
  targets: z.array(Cta).max(3).default([]),
  /** An editor's HTML, sanitized before it is rendered. */
  disclaimer: z.string().max(4000).optional(),
  colors: z
    .object({ background: Colour, text: Colour, button: Colour.optional(), buttonText: Colour.optional() })
    .optional(),
})
export type PopUpContent = z.infer<typeof PopUpContent>
