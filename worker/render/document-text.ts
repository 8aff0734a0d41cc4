import { marker } from './holes.ts'

/**
 * A document's head: whole elements before and after the page's rules. Only `headText` and `headPieces` put them
 * together, so nothing can end up inside the style element.
 */
export type DocumentHead = {
  readonly lang: string
  readonly start: string
  /** CSS, without its element. */
  readonly rules: string
  readonly rest: string
}

export const styleElement = (rules: string): string => `<style nonce="${marker('nonce')}">${rules}</style>`

/** The head's text in three pieces, of which the second is its style element. */
export const headPieces = ({ lang, start, rules, rest }: DocumentHead): readonly [string, string, string] => [
  `<!DOCTYPE html><html lang="${lang}"><head>${start}`,
  styleElement(rules),
  `${rest}</head>`,
]

/** `hints` are whole elements: what the browser should fetch before the body names it. */
export function headText(head: DocumentHead, hints = ''): string {
  const [start, style, rest] = headPieces(head)
  return start + style + hints + rest
}
