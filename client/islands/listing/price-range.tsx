import { useEffect, useRef, useState } from 'react'
import { currencyMark } from '../../../shared/money/format.ts'
import { type RangeEnd, readPriceRange, readTypedRange, type TypedRange } from '../../../shared/price-range.ts'
import type { PageContext } from '../../pages/page-context.ts'

export const rangeClass = 'range'
const ends = ['from', 'to'] as const

type PriceRangeProps = Pick<PageContext, 'site' | 't'> & {
  /** The range of the list that is shown, as its address has it. */
  readonly value: string | undefined
  /** Text that was refused, which stands in the fields again. */
  readonly typed: TypedRange | undefined
  readonly faults: readonly RangeEnd[]
}

/**
 * Two fields of the filters' form, which keep what is typed until the list shows another range, or none: a pill may
 * take it away. Text that was refused goes with its refusal.
 */
export function PriceRange({ site, t, value, typed, faults }: PriceRangeProps) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const shown = useRef({ value, typed })
  const [texts] = useState(() => typed ?? textsOf(value, site))
  const isRefused = faults.length > 0
  useEffect(() => {
    const inputs = fieldsOf(fields.current)
    if (!inputs) return
    const isAsBefore = shown.current.value === value && shown.current.typed === typed
    const isStale = !isRefused && readTypedRange({ from: inputs.from.value, to: inputs.to.value }).faults.length > 0
    if (isAsBefore && !isStale) return
    shown.current = { value, typed }
    const chosen = typed ?? textsOf(value, site)
    for (const end of ends) inputs[end].value = chosen[end]
  }, [value, typed, isRefused, site])
  return (
    <fieldset ref={fields} className={rangeClass}>
      <legend className="label muted">{t('filters.range')}</legend>
      {ends.map((end) => (
        <label key={end}>
          {t(`filters.${end}`, { currency: currencyMark(site) })}
          <input
            className="field"
            name={end}
            type="text"
            inputMode="decimal"
            enterKeyHint="go"
            autoComplete="off"
            maxLength={20}
            defaultValue={texts[end]}
            aria-invalid={faults.includes(end) || undefined}
            aria-describedby={faults.includes(end) ? 'range-fault' : undefined}
          />
        </label>
      ))}
      {faults.length > 0 ? (
        <p className="range-fault label" id="range-fault">
          {t('filters.rangeFault')}
        </p>
      ) : null}
      <button type="submit" className="btn b2">
        {t('filters.rangeApply')}
      </button>
    </fieldset>
  )
}

function fieldsOf(group: HTMLFieldSetElement | null): Readonly<Record<RangeEnd, HTMLInputElement>> | null {
  const [from, to] = ends.map((end) => group?.elements.namedItem(end))
  return from instanceof HTMLInputElement && to instanceof HTMLInputElement ? { from, to } : null
}

/** Both ends in the way of the site's language. */
function textsOf(value: string | undefined, { bcp47 }: PageContext['site']): TypedRange {
  const range = value === undefined ? null : readPriceRange(value)
  const format = new Intl.NumberFormat(bcp47, { useGrouping: false, maximumFractionDigits: 2 })
  const text = (amount: number | null | undefined) => (typeof amount === 'number' ? format.format(amount / 100) : '')
  return { from: text(range?.from), to: text(range?.to) }
}
