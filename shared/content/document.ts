import { z } from 'zod'
import { MediaPicture } from './media.ts'

/** A block as an editor saved it: only `type` is certain. Its own schema (client/blocks/<family>) parses the rest when it is resolved. */
export const RawBlock = z.looseObject({
  type: z.string().min(1).max(80),
  id: z.string().max(120).optional(),
  /** For people: the preview and the fault log say it. Layouts are chosen by it too (`[stacked]`, spec 2 §2.1). */
  name: z.string().max(200).optional(),
})
export type RawBlock = z.infer<typeof RawBlock>

/** What an editor left out, or a content service garbled, must not cost the page. Documents are held to more when they are written (written.ts). */
export const Seo = z.object({
  title: z.string().max(200).catch(''),
  description: z.string().max(400).catch(''),
  noindex: z.boolean().catch(false).default(false),
})

/**
 * A CMS page document (spec 2). One per site and slug: `home`, `category` espots (`category/{id}`), help and legal pages, error pages.
 * Its blocks are judged one by one by the resolver: one that is unknown, null or wrong is left out and logged, the rest of the page stands.
 */
export const PageDocument = z.object({
  id: z.string().min(1).max(120),
  slug: z.string().min(1).max(200),
  title: z.string().max(200).catch(''),
  seo: Seo.catch({ title: '', description: '', noindex: false }),
  /** Grows with each publish. */
  revision: z.int().min(0).catch(0),
  updatedAt: z.string().catch(''),
  blocks: z.array(z.unknown()).catch([]),
})
export type PageDocument = z.infer<typeof PageDocument>

/** Blocks that several pages include by id (spec 1 §7 fragment/{fragmentId}). */
export const FragmentDocument = z.object({
  id: z.string().min(1).max(120),
  revision: z.int().min(0).catch(0),
  blocks: z.array(z.unknown()).catch([]),
})
export type FragmentDocument = z.infer<typeof FragmentDocument>

/** A site's pop-ups, first things first. `block` is a pop-up block (pop-up.ts), judged when it is resolved. */
export const PopupsDocument = z.object({
  popups: z.array(z.object({ id: z.string(), revision: z.int().min(0).catch(0), block: z.unknown() })),
})
export type PopupsDocument = z.infer<typeof PopupsDocument>

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

/** Where a menu was garbled, and how. */
const MenuFault = z.object({ path: z.string(), reason: z.string() })
type MenuFault = z.infer<typeof MenuFault>

const Own = z.looseObject({ title: z.string().trim().min(1).max(120), children: z.unknown().optional() })
const Fields = z.object({
  target: LinkTarget.nullable().catch(null),
  menuStyle: z.string().nullable().catch(null),
  menuIcon: z.string().nullable().catch(null),
  columns: z.int().nullable().catch(null),
  hideShopAll: z.boolean().catch(false),
  overrideShopAll: z.string().nullable().catch(null),
  picture: MediaPicture.nullish().catch(null),
})
/** Most items side by side. */
const maxMenuItems = 40

function readMenuItems(given: unknown, path: string, levels: number, faults: MenuFault[]): MenuItem[] {
  if (!Array.isArray(given) || levels === 0) return []
  return given.slice(0, maxMenuItems).flatMap((item: unknown, index) => {
    const at = `${path}.${index}`
    const own = Own.safeParse(item)
    if (!own.success) {
      const [issue] = own.error.issues
      faults.push({ path: [at, ...(issue?.path ?? [])].map(String).join('.'), reason: issue?.message ?? 'invalid' })
      return []
    }
    const { title, children, ...rest } = own.data
    const fields = Fields.parse(rest)
    return [{ title, ...fields, children: readMenuItems(children, `${at}.children`, levels - 1, faults) }]
  })
}

/**
 * A menu as a storefront reads it: an item without a title is left out, a field that is wrong is as if it weren't there, and the rest of
 * the menu stands. `faults` say what was left out. Three levels (spec 2 §2.5).
 */
export const ReadMenuDocument = z
  .object({
    id: z.string(),
    revision: z.int().min(0).catch(0),
    items: z.unknown().optional(),
    announcement: z.string().max(200).nullable().catch(null),
    faults: z.array(MenuFault).default([]),
  })
  .transform(({ items, faults, ...menu }) => {
    const found = [...faults]
    return { ...menu, items: readMenuItems(items, 'items', 3, found), faults: found }
  })
export type ReadMenuDocument = z.output<typeof ReadMenuDocument>

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
