/** Makes a line per change with its path: `+ blocks.2: …`, `- blocks.2: …`, `~ title: "a" -> "b"`. */
export function diffLines(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return []
  if (before === undefined) return [`+ ${path}: ${abbreviate(after)}`]
  if (after === undefined) return [`- ${path}: ${abbreviate(before)}`]
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [`~ ${path}: ${abbreviate(before)} -> ${abbreviate(after)}`]
  if (Array.isArray(before) !== Array.isArray(after))
    return [`~ ${path}: ${abbreviate(before)} -> ${abbreviate(after)}`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    diffLines(Reflect.get(before, key), Reflect.get(after, key), path ? `${path}.${key}` : key),
  )
}

const maxLength = 90

function abbreviate(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
