/** One line a change, by path: `+ blocks.2: …`, `- blocks.2: …`, `~ title: "a" -> "b"`. Empty where nothing differs. */
export function diffLines(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return []
  if (before === undefined) return [`+ ${path}: ${shortly(after)}`]
  if (after === undefined) return [`- ${path}: ${shortly(before)}`]
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [`~ ${path}: ${shortly(before)} -> ${shortly(after)}`]
  if (Array.isArray(before) !== Array.isArray(after)) return [`~ ${path}: ${shortly(before)} -> ${shortly(after)}`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    diffLines(Reflect.get(before, key), Reflect.get(after, key), path ? `${path}.${key}` : key),
  )
}

const longest = 90

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
