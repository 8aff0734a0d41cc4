import { z } from 'zod'
import type { ConsentCategory } from '../../shared/consent.ts'
import { ProductId } from '../../shared/contracts/product.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { FavoritesSummary } from '../services/favorites-summary.ts'
import type { Session } from '../services/session.ts'

/**
 * Parts of a page that belong to one visitor or one answer alone. Each is drawn as a marker and filled in as the page
 * is sent, so that the same page can be kept for everybody (docs/decisions/0018-page-cache.md).
 */
export const holeNames = [
  'nonce',
  'csrfToken',
  'cartCount',
  'accountLabel',
  'accountName',
  'favoriteCount',
  'consentPrompt',
  'allows',
  'countryQuestion',
  'accountLink',
  'usualSize',
  'footSize',
  'footWords',
] as const
type NamedHole = (typeof holeNames)[number]

/** Whether a product is a favorite: a page has as many of these as hearts. */
const favoritePrefix = 'favorite:'
/** Whether a size fits the shopper's foot; followed by its length in millimeters. */
const sizePrefix = 'size:'
/** Whether one of these sizes fits the shopper's foot; followed by their lengths, three digits each. */
const amongPrefix = 'among:'
export const HoleName = z.union([
  z.enum(holeNames),
  z.templateLiteral([favoritePrefix, z.string()]),
  z.templateLiteral([sizePrefix, z.string()]),
  z.templateLiteral([amongPrefix, z.string()]),
])
export type HoleName = z.infer<typeof HoleName>

/** A visitor's own part, as HTML; null for what most visitors have. */
export type HoleValues = (name: HoleName) => string | null

type Markers = {
  readonly of: (name: HoleName) => string
  readonly pattern: RegExp
  readonly nameAt: (mark: string) => HoleName
}
let markers: Markers | null = null
/** A named placeholder is one digit, up to `e`: `f`, `s` and `m` begin the others. */
const digits = 15

/**
 * An isolate's secret: neither an editor's nor a shopper's text can be one. Not made at start-up, where randomness is
 * not allowed.
 */
function markersOfIsolate(): Markers {
  if (markers) return markers
  const secret = `h${crypto.randomUUID().replaceAll('-', '')}`
  markers = {
    of: (name) => {
      if (isFavorite(name)) return `${secret}f${productOf(name)}`
      if (isAmong(name)) return `${secret}m${name.slice(amongPrefix.length)}`
      return secret + (isSize(name) ? `s${name.slice(sizePrefix.length)}` : holeNames.indexOf(name).toString(digits))
    },
    pattern: new RegExp(`${secret}([\\da-e]|f[A-Z0-9]{8,11}|s\\d{3}|m(?:\\d{3})+)`),
    nameAt: (mark) => {
      if (mark.startsWith('f')) return `${favoritePrefix}${mark.slice(1)}`
      if (mark.startsWith('m')) return `${amongPrefix}${mark.slice(1)}`
      if (mark.startsWith('s')) return `${sizePrefix}${mark.slice(1)}`
      return holeNames[Number.parseInt(mark, digits)] ?? 'nonce'
    },
  }
  return markers
}

type AmongHole = Extract<HoleName, `among:${string}`>
type FavoriteHole = Extract<HoleName, `favorite:${string}`>
type SizeHole = Extract<HoleName, `size:${string}`>
const isFavorite = (name: HoleName): name is FavoriteHole => name.startsWith(favoritePrefix)
const isAmong = (name: HoleName): name is AmongHole => name.startsWith(amongPrefix)
const isSize = (name: HoleName): name is SizeHole => name.startsWith(sizePrefix)
const productOf = (name: FavoriteHole): string => name.slice(favoritePrefix.length)

/** Markers that a page is drawn with in the place of a visitor's own. */
export const marker = (name: HoleName): string => markersOfIsolate().of(name)

/** An id that is none never comes back as one, so it isn't a hole. */
export const favoriteMarker = (productId: string): string =>
  ProductId.safeParse(productId).success ? marker(`${favoritePrefix}${productId}`) : 'false'

/** The name of an attribute that becomes `checked` for whoever's foot has this length, in millimeters. */
export const sizeMarker = (length: number): string => marker(`${sizePrefix}${length}`)
/** The name of an attribute that hides what is about the shopper's size, unless it has one of these lengths. */
export const amongMarker = (lengths: readonly number[]): string => marker(`${amongPrefix}${lengths.join('')}`)
/** An attribute that means nothing, for all other sizes. */
const otherSize = 'data-other'

/** The attribute of a link whose page a dialog shows (client/runtime/dialog-links.ts). */
const dialogLink = 'data-dialog'

/** Filling of a hole for most visitors, in ASCII: empty where there is no such thing. */
export function usualValue(name: HoleName): string {
  if (isFavorite(name)) return 'false'
  if (name === 'accountLink') return dialogLink
  if (isAmong(name)) return 'hidden'
  return isSize(name) ? otherSize : ''
}

/** A piece of a page between its holes, and the hole behind it: the last piece has none. */
export type Piece = { readonly text: string; readonly hole: HoleName | null }

export function splitAtHoles(text: string): readonly Piece[] {
  const { pattern, nameAt } = markersOfIsolate()
  // Text and what the group has caught take turns.
  const parts = text.split(pattern)
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const index = parts[at + 1]
    pieces.push({ text: parts[at] ?? '', hole: index === undefined ? null : nameAt(index) })
  }
  return pieces
}

/** With this isolate's markers, whichever it was split in. */
export const joinAtHoles = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, hole }) => (hole ? text + marker(hole) : text)).join('')

export const fillHoles = (text: string, values: HoleValues): string =>
  splitAtHoles(text)
    .map(({ text: before, hole }) => (hole ? before + (values(hole) ?? usualValue(hole)) : before))
    .join('')

/** A visitor's own data, which nothing else in this folder knows. */
type Visitor = {
  readonly nonce: string
  readonly csrfToken: string
  readonly session: Session | null
  readonly favorites: FavoritesSummary | null
  /** Its length in millimeters, the European size of it, and the size that was said. */
  readonly foot: { readonly length: number; readonly size: string; readonly words: string } | null
  /** Categories that the visitor allows. */
  readonly allowed: ReadonlySet<ConsentCategory>
  /** The question what may be stored, with holes of its own; null for who isn't asked. */
  readonly consentPrompt: string | null
  /** Somebody else's script runs beside the page. */
  readonly hasTags: boolean
  /** Markup; null for who isn't asked. */
  readonly countryQuestion: string | null
  readonly t: MessageFormatter
}

/** Null for a guest's name, an empty cart and an empty list. */
export function holeValues(visitor: Visitor): HoleValues {
  const { nonce, csrfToken, session, favorites, foot, allowed, consentPrompt, hasTags, countryQuestion, t } = visitor
  const name = session?.person?.firstName ?? ''
  const count = session?.cartCount ?? 0
  const values: Readonly<Record<NamedHole, string | null>> = {
    nonce,
    csrfToken,
    cartCount: count > 0 ? String(count) : null,
    accountLabel: escapeHtml(name ? t('header.accountNamed', { name }) : t('header.account')),
    accountName: name ? escapeHtml(name) : null,
    favoriteCount: favorites && favorites.total > 0 ? String(favorites.total) : null,
    consentPrompt: consentPrompt && fillHoles(consentPrompt, (hole) => (hole === 'nonce' ? nonce : csrfToken)),
    allows: allowed.size > 1 ? [...allowed].join('.') : null,
    countryQuestion,
    // The account of somebody who is signed in is a page. A guest signs in over the one that they are on, unless a
    // script of others would read their password there.
    accountLink: session?.person || hasTags ? 'data-page' : null,
    usualSize: foot && escapeHtml(t('sizing.usual', { size: foot.words })),
    footSize: foot?.size ?? null,
    footWords: foot && escapeHtml(foot.words),
  }
  const fitting = foot && `${sizePrefix}${foot.length}`
  return (hole) => {
    if (isFavorite(hole)) return favorites?.ids.size === 0 ? null : String(favorites?.ids.has(productOf(hole)))
    if (isAmong(hole)) return foot && hole.match(/\d{3}/g)?.includes(String(foot.length)) ? 'data-fits' : null
    if (isSize(hole)) return hole === fitting ? 'checked' : null
    return values[hole]
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
