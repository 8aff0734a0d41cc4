import { localHref } from '../../client/blocks/parts/links/local-href.ts'
import { fragmentUses } from '../../shared/content/fragment-cycle.ts'
import type { WrittenFault } from '../../shared/content/written.ts'
import { defaultLocale } from '../../shared/i18n/locales.ts'

/** A link or media reference of a document, with its path. `href` is as the editor wrote it. */
export type Reference = {
  readonly kind: 'link' | 'picture' | 'file' | 'fragment'
  readonly href: string
  readonly path: WrittenFault['path']
}

/** Links in an editor's markup. */
const hrefs = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const markup: ReadonlySet<string> = new Set(['html', 'richText', 'richTextBelowTargets', 'disclaimer'])

/** All references in a document, at any depth. */
export function referencesOf(document: unknown): Reference[] {
  const references: Reference[] = fragmentUses(document).map(({ fragmentId, path }) => ({
    kind: 'fragment',
    href: fragmentId,
    path: [...path, 'fragmentId'],
  }))
  const add = (kind: Reference['kind'], href: unknown, path: WrittenFault['path']) => {
    if (typeof href === 'string') references.push({ kind, href, path })
  }
  const walk = (value: unknown, path: WrittenFault['path']): void => {
    if (typeof value === 'string' && markup.has(String(path.at(-1))))
      for (const [, double, single, unquoted] of value.matchAll(hrefs))
        add('link', unescaped(double ?? single ?? unquoted ?? ''), path)
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) {
      const { url, smallUrl, alt, source, kind, provider = 'native' } = value as Readonly<Record<string, unknown>>
      const isPicture = typeof alt === 'string'
      add(isPicture ? 'picture' : path.at(-1) === 'captions' ? 'file' : 'link', url, [...path, 'url'])
      if (isPicture) add('picture', smallUrl, [...path, 'smallUrl'])
      if (kind === 'video' && provider === 'native') add('file', source, [...path, 'source'])
    }
    const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value)
    for (const [key, part] of parts) walk(part, [...path, key])
  }
  walk(document, [])
  return references
}

const unescaped = (href: string): string =>
  href.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** A picture or a film is a path of the shop or on a server that proves who it is. */
const safeFile = /^(?:https?:\/\/|\/(?![/\\]))/i

/**
 * Unsafe addresses: `javascript:`, a host without a scheme, text that isn't an address. The storefront shows such links
 * as text, or not at all.
 */
export const unsafeReferences = (document: unknown): WrittenFault[] =>
  referencesOf(document)
    .filter(({ kind, href }) => kind !== 'fragment' && !isSafe(kind, href))
    .map(({ kind, href, path }) => ({
      path,
      reason: `"${href.slice(0, 80)}" is no ${kind} that a page may have: a path of the shop (/c/…), https://…${kind === 'link' ? ', mailto:, tel:, #… or ?…#…' : ''}`,
    }))

const isSafe = (kind: Reference['kind'], href: string): boolean =>
  kind === 'link' ? localHref(defaultLocale, href) !== undefined : safeFile.test(href)
