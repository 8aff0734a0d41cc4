/** The fields that an editor's markup stands in (spec 2 §3). */
const richFields: ReadonlySet<string> = new Set(['html', 'richText', 'richTextBelowTargets', 'disclaimer'])

export type Gallery = Readonly<Record<string, Readonly<Record<string, unknown>>>>
/** A block with a way to put markup into one of its rich-text fields. */
export type Slot = { readonly name: string; readonly block: (markup: string) => Readonly<Record<string, unknown>> }

/**
 * Every rich-text field that a fixture of a block shows, wherever it stands in it: the first fixture of a type that has
 * it.
 */
export function richSlots(gallery: Gallery): Slot[] {
  const slots = new Map<string, Slot>()
  for (const [type, fixtures] of Object.entries(gallery)) {
    for (const fixture of Object.values(fixtures)) {
      for (const path of pathsIn(fixture)) {
        const name = `${type}:${path.filter((part) => Number.isNaN(Number(part))).join('.')}`
        if (!slots.has(name))
          slots.set(name, { name, block: (markup) => ({ ...(put(fixture, path, markup) as object), type }) })
      }
    }
  }
  return [...slots.values()]
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (richFields.has(key) ? [[key]] : []) : pathsIn(part).map((path) => [key, ...path]),
  )
}

function put(value: unknown, [key, ...rest]: readonly string[], markup: string): unknown {
  if (key === undefined) return markup
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? put(part, rest, markup) : part))
  const held = value as Record<string, unknown>
  return { ...held, [key]: put(held[key], rest, markup) }
}
