import type { Cta, LinkTarget } from '../../../shared/content/document.ts'
import { ownValue } from '../../../shared/own-value.ts'
import { type DecoValue, isObject } from './deco-blocks.ts'

/** A picture as media.ts wants it, its defaults left to the schema. */
export type Picture = { readonly url: string; readonly smallUrl?: string; readonly alt: string }
/** An export's address as one of this shop's; null for none. */
export type Rebase = (href: string) => string | null

const tag = /<[^>]*>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Words without markup, at most `length` characters. */
export function plain(markup: string, length: number): string {
  const text = markup
    .replace(tag, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ownValue(entities, name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}

/** A text under the first of these names that has one; sites wrap theirs in `content`, `text` or `value`. */
export function rawText(from: DecoValue, names: readonly string[]): string | null {
  for (const name of names) {
    const value = from[name]
    const text = isObject(value) ? (value['content'] ?? value['text'] ?? value['value'] ?? value['html']) : value
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return null
}

export const titleNames = ['title', 'heading', 'headline', 'label', 'name', 'header']
export const subtitleNames = ['subtitle', 'subTitle', 'subheading', 'description', 'text', 'caption', 'content', 'body']

export function titleOf(from: DecoValue, length = 160): string {
  return plain(rawText(from, titleNames) ?? '', length)
}

const imageName = /image|img|src|desktop|picture|photo|banner|media|thumb|background|url|mobile|avatar/i
const pictureAddress =
  /^(?:https:\/\/|\/(?!\/)).*(?:\.(?:avif|webp|png|jpe?g|gif|svg)(?:\?.*)?$|image|img|cdn|storefront|assets|media)/i

/** Every value in a shallow tree by name, outermost first. */
function named(from: unknown, depth = 3): [string, unknown][] {
  if (!isObject(from) || depth === 0) return []
  const fields = Object.entries(from)
  return [...fields, ...fields.flatMap(([, value]) => named(value, depth - 1))]
}

/** The first picture of an object or of its own objects, with another for small screens where there is one. */
export function pictureOf(from: DecoValue | string): Picture | null {
  if (typeof from === 'string') return pictureAddress.test(from) ? { url: from, alt: '' } : null
  const texts = named(from).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && imageName.test(entry[0]) && pictureAddress.test(entry[1]),
  )
  const mobile = texts.find(([name]) => /mobile/i.test(name))?.[1]
  const wide =
    texts.find(([name]) => /desktop/i.test(name))?.[1] ?? texts.find(([name]) => !/mobile|logo|icon/i.test(name))?.[1]
  const url = wide ?? mobile
  if (!url || url.length > 2000) return null
  const alt = named(from).find(([name, value]) => /^alt(?:Text)?$/i.test(name) && typeof value === 'string')?.[1]
  return {
    url,
    ...(mobile && mobile !== url && mobile.length <= 2000 && { smallUrl: mobile }),
    alt: plain(typeof alt === 'string' ? alt : '', 300),
  }
}

const videoAddress = /^(?:https:\/\/|\/(?!\/)).+\.(?:mp4|webm)(?:\?.*)?$/i

export function videoOf(from: DecoValue): { kind: 'video'; provider?: 'youtube' | 'vimeo'; source: string } | null {
  for (const [, value] of named(from)) {
    if (typeof value !== 'string') continue
    if (videoAddress.test(value)) return { kind: 'video', source: value }
    const youtube = /(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{11})/.exec(value)?.[1]
    if (youtube) return { kind: 'video', provider: 'youtube', source: youtube }
    const vimeo = /vimeo\.com\/(?:video\/)?(\d{6,12})/.exec(value)?.[1]
    if (vimeo) return { kind: 'video', provider: 'vimeo', source: vimeo }
  }
  return null
}

const linkNames = ['href', 'link', 'url', 'to', 'path']

/** Where an object leads: its own address, or that of its `action`, `cta`, `button` or `link`. */
export function targetOf(from: DecoValue, rebase: Rebase): LinkTarget | null {
  for (const name of linkNames) {
    const value = from[name]
    if (typeof value !== 'string' || value.trim() === '') continue
    const url = rebase(value.trim())
    if (url !== null) return { url, targetAttribute: '_self' }
  }
  for (const name of ['action', 'cta', 'button', 'link']) {
    const value = from[name]
    const inner = isObject(value) ? targetOf(value, rebase) : null
    if (inner) return inner
  }
  return null
}

/**
 * The buttons of an object: under `cta`, `action`, `button`, `link` (one), or `ctas`, `buttons`, `actions` (several).
 */
export function targetsOf(from: DecoValue, rebase: Rebase, limit = 3): Cta[] {
  const buttons = ['cta', 'action', 'button', 'link', 'ctas', 'buttons', 'actions'].flatMap((name) => {
    const value = from[name]
    return Array.isArray(value) ? value : [value]
  })
  return buttons
    .flatMap((value): Cta[] => {
      if (!isObject(value)) return []
      const label = plain(rawText(value, ['label', 'text', 'title', 'name', 'children']) ?? '', 120)
      const target = targetOf(value, rebase)
      return label && target ? [{ label, target, style: 'primary' }] : []
    })
    .slice(0, limit)
    .map((cta, index) => (index === 0 ? cta : { ...cta, style: 'secondary' }))
}

/** The first list of objects under one of these names, else under any. */
export function itemsOf(from: DecoValue, names: readonly string[]): DecoValue[] {
  const lists = [...names.map((name) => from[name]), ...Object.values(from)]
  const list = lists.find((value) => Array.isArray(value) && value.some(isObject)) as readonly unknown[] | undefined
  return (list ?? []).filter(isObject)
}
