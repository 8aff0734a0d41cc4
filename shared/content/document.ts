import { z } from 'zod'

/** A block as an editor saved it: only `type` is certain. Its own schema (client/blocks/<family>) parses the rest when it is rendered. */
export const RawBlock = z.looseObject({
  type: z.string().min(1).max(80),
  id: z.string().max(120).optional(),
  name: z.string().max(200).optional(),
})
export type RawBlock = z.infer<typeof RawBlock>

export const Seo = z.object({
  title: z.string().max(200),
  description: z.string().max(400),
  noindex: z.boolean().default(false),
})

/**
 * A CMS page document (spec 2). One per site and slug: `home`, `category` espots (`category/{id}`), help and legal pages, error pages.
 * Unknown block types are kept: the resolver leaves them out and logs them.
 */
export const PageDocument = z.object({
  id: z.string().min(1).max(120),
  slug: z.string().min(1).max(120),
  title: z.string().max(200),
  seo: Seo,
  /** Grows with each publish. */
  revision: z.int().min(0),
  updatedAt: z.string(),
  blocks: z.array(RawBlock).max(200),
})
export type PageDocument = z.infer<typeof PageDocument>

export const LinkTarget = z.object({
  url: z.string().max(2000),
  targetAttribute: z.enum(['_self', '_blank']).default('_self'),
})
export type LinkTarget = z.infer<typeof LinkTarget>

/** A link with words: the spec's CTA `targets`. */
export const Cta = z.object({
  label: z.string().min(1).max(120),
  target: LinkTarget,
  style: z.enum(['primary', 'secondary', 'link']).default('primary'),
})
export type Cta = z.infer<typeof Cta>

/** Spec 2 §3 "Menu items", three levels. */
export type MenuItem = {
  title: string
  target: LinkTarget | null
  menuStyle: string | null
  menuIcon: string | null
  columns: number | null
  hideShopAll: boolean
  overrideShopAll: string | null
  /** The one picture of an L1's panel. */
  picture?: MediaPicture | null | undefined
  children: MenuItem[]
}
export const MenuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    title: z.string().min(1).max(120),
    target: LinkTarget.nullable().default(null),
    menuStyle: z.string().nullable().default(null),
    menuIcon: z.string().nullable().default(null),
    columns: z.int().nullable().default(null),
    hideShopAll: z.boolean().default(false),
    overrideShopAll: z.string().nullable().default(null),
    picture: MediaPicture.nullish(),
    children: z.array(MenuItem).max(40).default([]),
  }),
)

export const MenuDocument = z.object({
  id: z.string(),
  revision: z.int().min(0),
  items: z.array(MenuItem).max(12),
  announcement: z.string().max(200).nullable().default(null),
})
export type MenuDocument = z.infer<typeof MenuDocument>

export const FooterDocument = z.object({
  id: z.string(),
  revision: z.int().min(0),
  columns: z
    .array(z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), target: LinkTarget })) }))
    .max(8),
  legal: z.array(z.object({ label: z.string(), target: LinkTarget })).max(12),
  smallPrint: z.string().max(500),
})
export type FooterDocument = z.infer<typeof FooterDocument>

/** A picture chosen by an editor. `path` may be `/images/scenes/{sceneId}` (resizable, `?width=&ratio=`) or an absolute url used as it is. */
export const MediaPicture = z.object({
  url: z.string().max(2000),
  alt: z.string().max(300),
  /** Width over height of the wide and the tall crop. */
  ratio: z.object({ sm: z.number().positive(), lg: z.number().positive() }).default({ sm: 0.8, lg: 16 / 9 }),
})
export type MediaPicture = z.infer<typeof MediaPicture>
