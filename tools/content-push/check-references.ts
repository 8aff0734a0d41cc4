import { localHref } from '../../client/blocks/parts/links/local-href.ts'
import type { WrittenFault } from '../../shared/content/written.ts'
import { defaultLocale } from '../../shared/i18n/locales.ts'
import type { Draft } from './read-files.ts'
import { type Reference, referencesOf } from './references.ts'

/** Asks that a check of references makes of what runs. */
export type Surroundings = {
  /** A fragment that the platform has; null where it has none. */
  readonly fragment: (fragmentId: string) => Promise<unknown>
  /** Status that the storefront answers a path with; null where it doesn't answer. */
  readonly statusOf: (path: string) => Promise<number | null>
}

type MissingReference = { readonly draft: Draft; readonly fault: WrittenFault }
const asksAtOnce = 4
const missingStatuses: readonly number[] = [404, 410]
/** Ids of every page of the shop. */
const ofTheShell = ['main', 'top']
/** Kinds whose links to `#id` stay on their own page. */
const pages: readonly Draft['kind'][] = ['page', 'category', 'product']

/**
 * Where documents lead to and what they show, beyond their own words: fragments and pages among the drafts or already
 * published, pictures and films, dialogs and anchors of the same page. `missing` leads nowhere; `unchecked` counts what
 * nobody could be asked about. Other hosts are not asked.
 */
export async function checkReferences(
  drafts: readonly Draft[],
  surroundings: Surroundings,
): Promise<{ readonly missing: readonly MissingReference[]; readonly unchecked: number }> {
  const ownFragments = drafts
    .filter(({ kind }) => kind === 'fragment')
    .map(({ key, document }) => [key, document] as const)
  const fragments = new Map<string, Promise<unknown>>(
    ownFragments.map(([key, document]) => [key, Promise.resolve(document)]),
  )
  const coming = new Set(
    drafts.filter(({ kind }) => kind === 'page').map(({ siteId, key }) => `${siteId}/${key === 'home' ? '' : key}`),
  )
  const missing: MissingReference[] = []
  let unchecked = 0
  const requests = new Map<string, Promise<number | null>>()
  const statusOf = (path: string) => remembered(requests, path, surroundings.statusOf)
  const fragment = (id: string) => remembered(fragments, id, surroundings.fragment)

  const judge = async (draft: Draft, { kind, href, path }: Reference): Promise<void> => {
    const report = (reason: string) => missing.push({ draft, fault: { path, reason } })
    if (kind === 'fragment') {
      if ((await fragment(href)) === null) report(`there is no fragment "${href}"`)
      return
    }
    const [address = '', hash] = href.split('#')
    if (kind === 'link' && hash && (address === '' || address.startsWith('?'))) {
      if (pages.includes(draft.kind) && !(await idsOf(draft.document, fragment)).has(decoded(hash)))
        report(`there is no dialog, and no other block, with the id "${hash}" on this page`)
      return
    }
    if (!address.startsWith('/')) return
    const locale = draft.siteId?.slice(draft.siteId.indexOf('-') + 1) ?? defaultLocale
    const local = kind === 'link' ? localHref(locale as typeof defaultLocale, address) : address
    const slug = local?.split('?')[0]?.slice(`/${locale}/`.length).replace(/\/$/, '')
    if (!local || (kind === 'link' && coming.has(`${draft.siteId}/${slug}`))) return
    const status = await statusOf(local)
    if (status === null || status === 429 || status >= 500) unchecked += 1
    else if (missingStatuses.includes(status)) report(`the shop has no ${kind} "${address}" (${status})`)
  }

  const waiting = drafts.flatMap((draft) => referencesOf(draft.document).map((reference) => ({ draft, reference })))
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await judge(next.draft, next.reference)
  }
  await Promise.all(Array.from({ length: asksAtOnce }, lane))
  return { missing, unchecked }
}

function remembered<T>(cache: Map<string, Promise<T>>, key: string, load: (key: string) => Promise<T>): Promise<T> {
  const answer = cache.get(key) ?? load(key)
  cache.set(key, answer)
  return answer
}

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** Ids that a link on the page can name, those in its fragments among them. */
async function idsOf(document: unknown, fragment: (id: string) => Promise<unknown>): Promise<ReadonlySet<string>> {
  const ids = new Set<string>(ofTheShell)
  const included = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, id, fragmentId } = value as Readonly<Record<string, unknown>>
    if (typeof type === 'string' && typeof id === 'string') ids.add(id)
    if (type === 'fragment' && typeof fragmentId === 'string') included.add(fragmentId)
    for (const part of Object.values(value)) walk(part)
  }
  walk(document)
  // The set grows while it is walked: a fragment includes others.
  for (const id of included) walk(await fragment(id))
  return ids
}
