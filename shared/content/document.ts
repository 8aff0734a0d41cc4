import { z } from 'zod'
import { listOf, readLeniently } from './lenient.ts'
import { MediaPicture } from './media.ts'

/**
 * A block as saved by an editor: only `type` is required. Its own schema (client/blocks/<family>) parses the rest when
 * the document is resolved.
 */
export const RawBlock = z.looseObject({
  type: z.string().min(1).max(80),
  id: z.string().max(120).optional(),
  /** Shown in the preview and the fault log. Can also select a layout (`[stacked]`, spec 2 §2.1). */
  name: z.string().max(200).optional(),
})
export type RawBlock = z.infer<typeof RawBlock>

/**
 * Lenient, so that a missing or malformed field does not break the page. Writing a document is stricter (written.ts).
 */
export const Seo = z.object({
  title: z.string().max(200).catch(''),
  description: z.string().max(400).catch(''),
  noindex: z.boolean().catch(false).default(false),
})

/**
 * A CMS page document (spec 2). One per site and slug: `home`, `category` espots (`category/{id}`), help and legal
 * pages, error pages. The resolver validates its blocks one by one: an unknown, null or invalid block is left out and
 * logged, and the rest of the page still renders.
 */
export const PageDocument = z.object({
  id: z.string().min(1).max(120),
  slug: z.string().min(1).max(200),
  title: z.string().max(200).catch(''),
  seo: Seo.catch({ title: '', description: '', noindex: false }),
  /** Increases with each publish. */
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

/**
 * A site's pop-ups in order of priority. `block` is a pop-up block (pop-up.ts), validated when resolved. An answer
 * without a list is none that says that there are no pop-ups.
 */
export const PopupsDocument = z.object({
  popups: z
    .array(z.unknown())
    .pipe(listOf(z.object({ id: z.string(), revision: z.int().min(0).catch(0), block: z.unknown() }))),
})
export type PopupsDocument = z.infer<typeof PopupsDocument>

export const LinkTarget = z.object({
  url: z.string().max(2000),
  targetAttribute: z.enum(['_self', '_blank']).default('_self'),
})
export type LinkTarget = z.infer<typeof LinkTarget>

/** A labeled link: the spec's CTA `targets`. */
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
  /** The picture in a top-level item's panel. */
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

/** A fault in a menu or a footer. */
const MenuFault = z.object({ path: z.string(), reason: z.string() })
type MenuFault = z.infer<typeof MenuFault>

const MenuItemCore = z.looseObject({ title: z.string().trim().min(1).max(120), children: z.unknown().optional() })
const MenuItemFields = z.object({
  target: LinkTarget.nullable().catch(null),
  menuStyle: z.string().nullable().catch(null),
  menuIcon: z.string().nullable().catch(null),
  columns: z.int().nullable().catch(null),
  hideShopAll: z.boolean().catch(false),
  overrideShopAll: z.string().nullable().catch(null),
  picture: MediaPicture.nullish().catch(null),
})
/** The maximum number of sibling items. */
const maxMenuItems = 40

function readMenuItems(input: unknown, path: string, levels: number, faults: MenuFault[]): MenuItem[] {
  if (!Array.isArray(input) || levels === 0) return []
  return input.slice(0, maxMenuItems).flatMap((item: unknown, index) => {
    const itemPath = `${path}.${index}`
    const core = MenuItemCore.safeParse(item)
    if (!core.success) {
      const [issue] = core.error.issues
      faults.push({
        path: [itemPath, ...(issue?.path ?? [])].map(String).join('.'),
        reason: issue?.message ?? 'invalid',
      })
      return []
    }
    const { title, children, ...rest } = core.data
    const fields = MenuItemFields.parse(rest)
    return [{ title, ...fields, children: readMenuItems(children, `${itemPath}.children`, levels - 1, faults) }]
  })
}

/**
 * A menu as read by a storefront: items without a title and invalid fields are left out and reported in `faults`, and
 * the rest of the menu is kept. Three levels (spec 2 §2.5).
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
    const allFaults = [...faults]
    return { ...menu, items: readMenuItems(items, 'items', 3, allFaults), faults: allFaults }
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
const LenientFooter = FooterDocument.extend({
  revision: z.int().min(0).catch(0),
  smallPrint: z.string().max(500).catch(''),
})

/**
 * A footer as read by a storefront: invalid columns, links and fields are left out and reported in `faults`. Anything
 * but an object is rejected.
 */
export const ReadFooterDocument = z
  .looseObject({ id: z.string(), faults: z.array(MenuFault).default([]) })
  .transform(({ faults, ...input }, context) => {
    const read = readLeniently(LenientFooter, input)
    if (read.ok) return { ...read.value, faults: [...faults, ...read.faults] }
    context.addIssue({ code: 'custom', message: read.failure.reason })
    return z.NEVER
  })
export type ReadFooterDocument = z.output<typeof ReadFooterDocument>
