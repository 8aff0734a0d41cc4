/** Markup that is already escaped. */
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

/** Escapes the values of a template, except `Html` values. Put attribute values in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + textOf(parts[index - 1] ?? null) + string) }
}

/** Marks trusted text (markup, style or script) as not to be escaped. */
export const verbatim = (text: string): Html => ({ html: text })

function textOf(part: Part): string {
  if (part === null || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map((item) => item.html).join('')
}
