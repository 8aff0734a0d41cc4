/** Markup that needs no escaping any more. */
export type Html = { readonly html: string }
type Part = Html | string | number | null | false | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** A template whose values are escaped, but for markup made by another. Attributes stand in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + textOf(parts[index - 1] ?? null) + string) }
}

/** Text of our own that is markup, style or script already. */
export const verbatim = (text: string): Html => ({ html: text })

function textOf(part: Part): string {
  if (part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map((one) => one.html).join('')
}
