/**
 * A cart as it ought to behave, in a page: no storage, no stock object, no network. Lines are known by the ids that the
 * platform gave them.
 */
export type Line = { readonly id: string; readonly size: number; readonly gift: boolean; readonly qty: number }
export type Saved = Line
export type Reference = { readonly lines: readonly Line[]; readonly saved: readonly Saved[] }

export type Step =
  | { readonly kind: 'add'; readonly size: number; readonly gift: boolean; readonly qty: number }
  | { readonly kind: 'update'; readonly id: string; readonly size: number; readonly qty: number }
  | { readonly kind: 'remove'; readonly id: string }
  /** A guest's list keeps no recipient of a gift. */
  | { readonly kind: 'save'; readonly id: string; readonly byGuest: boolean }
  | { readonly kind: 'move-back'; readonly saved: Saved }

/** Units of each size; none of the last. */
export const units: readonly number[] = [2, 3, 5, 8, 0]

export const nothing: Reference = { lines: [], saved: [] }

/** A step refused changes nothing: the same reference comes back. */
export function take(reference: Reference, step: Step): Reference {
  const { lines, saved } = reference
  switch (step.kind) {
    case 'add':
      return { lines: added(lines, step) ?? lines, saved }
    case 'update':
      return { lines: updated(lines, step) ?? lines, saved }
    case 'remove':
      return { lines: lines.filter(({ id }) => id !== step.id), saved }
    case 'save': {
      const line = lines.find(({ id }) => id === step.id)
      if (!line) return reference
      const kept = { ...line, gift: line.gift && !step.byGuest, id: `new-${saved.length}` }
      return { lines: lines.filter(({ id }) => id !== step.id), saved: [...saved, kept] }
    }
    case 'move-back': {
      const { id, ...wanted } = step.saved
      if (!saved.some((item) => item.id === id)) return reference
      const back = added(lines, wanted)
      return back ? { lines: back, saved: saved.filter((item) => item.id !== id) } : reference
    }
  }
}

type Wanted = { readonly size: number; readonly gift: boolean; readonly qty: number }
const held = (lines: readonly Line[], size: number): number =>
  lines.filter((line) => line.size === size).reduce((sum, { qty }) => sum + qty, 0)
const put = (line: Line, qty: number): Line => ({ ...line, qty: line.qty + qty })

function added(lines: readonly Line[], { size, gift, qty }: Wanted): readonly Line[] | null {
  if (held(lines, size) + qty > (units[size] ?? 0)) return null
  const twin = lines.find((line) => line.size === size && line.gift === gift)
  if (twin) return lines.map((line) => (line === twin ? put(line, qty) : line))
  return [...lines, { id: '', size, gift, qty }]
}

function updated(
  lines: readonly Line[],
  { id, size, qty }: { readonly id: string; readonly size: number; readonly qty: number },
): readonly Line[] | null {
  const line = lines.find((line) => line.id === id)
  if (!line) return null
  const others = lines.filter((one) => one !== line)
  if (held(others, size) + qty > (units[size] ?? 0)) return null
  const twin = others.find((other) => other.size === size && other.gift === line.gift)
  const changed = { ...line, size, qty: qty + (twin?.qty ?? 0) }
  return lines.filter((line) => line !== twin).map((item) => (item === line ? changed : item))
}

/** A guest signs in: each of their lines adds up to what there is, and none is lost. */
export function merged(own: Reference, guest: Reference): Reference {
  let { lines } = own
  for (const { size, gift, qty } of guest.lines) {
    const room = Math.max(0, (units[size] ?? 0) - held(lines, size))
    const taken = Math.min(qty, room)
    const twin = lines.find((line) => line.size === size && line.gift === gift)
    lines = twin
      ? lines.map((line) => (line === twin ? put(line, taken) : line))
      : [...lines, { id: '', size, gift, qty: Math.max(1, taken) }]
  }
  return { lines, saved: [...own.saved, ...guest.saved] }
}
