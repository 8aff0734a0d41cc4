/** Control characters, except tab and line breaks, which a text can have. No page may contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const inAddress = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i

export const withoutControls = (text: string): string => text.replaceAll(controls, '')

/** The query of an address. */
export function queryWithoutControls({ search, searchParams }: Pick<URL, 'search' | 'searchParams'>): string {
  if (!inAddress.test(search)) return search
  const kept = [...searchParams].map((param) => param.map(withoutControls))
  return `?${new URLSearchParams(kept)}`
}
