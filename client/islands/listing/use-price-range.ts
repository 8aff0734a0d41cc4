import { type RefObject, useRef, useState } from 'react'
import { choose, type ListingState } from '../../../shared/listing-state.ts'
import { type RangeEnd, readTypedRange, type TypedRange } from '../../../shared/price-range.ts'

type Change = (next: (requested: ListingState) => ListingState, navigation: 'stay') => void

type PriceRangeState = {
  readonly faults: readonly RangeEnd[]
  /** Chooses the range that the fields have, in place of that of the list. False where a field has to be mended. */
  readonly apply: (before: string | undefined) => boolean
}

type Refusal = { readonly faults: readonly RangeEnd[]; readonly of: ListingState }

/**
 * The range of prices that a shopper types. A refusal is over with the list that it was typed at; `typed` is text of
 * the address that the server couldn't read.
 */
export function usePriceRange(
  form: RefObject<HTMLFormElement | null>,
  typed: TypedRange | undefined,
  requested: ListingState,
  change: Change,
): PriceRangeState {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const faults = refusal?.of === requested ? refusal.faults : typed ? readTypedRange(typed).faults : []
  /** A range whose list may not have come yet. */
  const latest = useRef<string>(undefined)
  const apply = (before: string | undefined): boolean => {
    const [from, to] = [fieldOf(form, 'from'), fieldOf(form, 'to')]
    // A list without prices has no fields.
    if (!from || !to) return true
    const read = readTypedRange({ from: from.value, to: to.value })
    setRefusal(read.faults.length > 0 ? { faults: read.faults, of: requested } : null)
    const [faulty] = read.faults
    if (faulty) {
      const field = faulty === 'from' ? from : to
      const group = field.closest('details')
      if (group) group.open = true
      field.focus()
      return false
    }
    const { value } = read
    const earlier = [before, latest.current]
    latest.current = value ?? undefined
    if (value !== null || earlier.some((range) => range !== undefined))
      change((current) => withRange(current, earlier, value), 'stay')
    return true
  }
  return { faults, apply }
}

function withRange(state: ListingState, earlier: readonly (string | undefined)[], value: string | null): ListingState {
  const rest = earlier.reduce<ListingState>(
    (all, range) => (range === undefined ? all : choose(all, 'price', range, false)),
    state,
  )
  return value === null ? rest : choose(rest, 'price', value, true)
}

function fieldOf(form: RefObject<HTMLFormElement | null>, name: RangeEnd): HTMLInputElement | null {
  const field = form.current?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
