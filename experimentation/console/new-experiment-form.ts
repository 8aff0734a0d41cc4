import { z } from 'zod'
import { AudienceCondition } from '../../shared/content/logic.ts'
import { buckets, IngestExperiment } from '../../shared/contracts/experiment.ts'
import { locales } from '../../shared/i18n/locales.ts'
import type { Experience } from '../setup.ts'

/** A form's fields, as they were typed. */
export type Typed = ReadonlyMap<string, string>

/** The most variants an experiment has, and how many rows a new form has. */
export const variantRows = { most: 10, first: 2 } as const

const blank = z.literal('')
/** The audience's fields; the visitors of an experiment match all that are filled in. */
const AudienceFields = z.object({
  condition: AudienceCondition.or(blank),
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .or(blank),
  locale: z.enum(locales).or(blank),
  segment: z.string().max(200),
})

/** A new experiment, or the names of the fields that are wrong. */
export type Read =
  | { readonly experiment: IngestExperiment; readonly wrong: null }
  | { readonly experiment: null; readonly wrong: readonly string[] }

/** Reads the form as what the JSON door takes, and leaves it to that door's schema to judge. */
export function readNewExperiment(typed: Typed): Read {
  const text = (name: string): string => (typed.get(name) ?? '').trim()
  const rows = rowsOf(typed).filter((row) => row < variantRows.first || isFilled(typed, row))
  const audience = AudienceFields.safeParse({
    condition: text('condition'),
    country: text('country'),
    locale: text('locale'),
    segment: text('segment'),
  })
  const experiment = IngestExperiment.safeParse({
    key: text('key'),
    name: text('name'),
    hypothesis: text('hypothesis'),
    decidedBy: text('decidedBy'),
    previewPath: text('previewPath'),
    metric: text('metric'),
    audience: audience.success ? conditionsOf(audience.data) : null,
    variants: rows.map((row) => ({
      key: text(variantField(row, 'key')),
      name: text(variantField(row, 'name')),
      share: weightOf(text(variantField(row, 'share'))),
    })),
  })
  if (experiment.success && audience.success) return { experiment: experiment.data, wrong: null }
  const issues = [...(experiment.error?.issues ?? []), ...(audience.error?.issues ?? [])]
  return { experiment: null, wrong: [...new Set(issues.map(({ path }) => fieldOf(path, rows)))] }
}

/**
 * A form for a block of content: its first variant is the baseline, and has a key that no other variant has. All have
 * the same share.
 */
export function typedFor({ key, path, variants }: Experience): Typed {
  const shown = variants.slice(0, variantRows.most - 1)
  const control = ['control', 'baseline'].find((name) => !shown.includes(name)) ?? 'the-baseline'
  const rows = [[control, 'Baseline'], ...shown.map((id) => [id, id])] as const
  const share = Math.floor(buckets / rows.length) / 100
  return new Map([
    ['key', key],
    ['previewPath', path],
    ['rows', String(rows.length)],
    ...rows.flatMap(([id, name], row): [string, string][] => [
      [variantField(row, 'key'), id],
      [variantField(row, 'name'), name],
      [variantField(row, 'share'), String(share)],
    ]),
  ])
}

export const variantField = (row: number, part: 'key' | 'name' | 'share'): string => `variant-${row}-${part}`

/** The rows that the form had. */
export function rowsOf(typed: Typed): readonly number[] {
  const rows = z.coerce.number().int().min(variantRows.first).max(variantRows.most).safeParse(typed.get('rows'))
  return Array.from({ length: rows.success ? rows.data : variantRows.first }, (_, row) => row)
}

export const withAnotherRow = (typed: Typed): Typed =>
  new Map([...typed, ['rows', String(Math.min(variantRows.most, rowsOf(typed).length + 1))]])

/** The ten-thousandths of a percentage; not a whole number if it is none. */
export function weightOf(percent: string): number {
  if (percent === '') return Number.NaN
  const weight = (Number(percent) * buckets) / 100
  // 0.07 percent are 7.000000000000001.
  return Math.abs(weight - Math.round(weight)) < 1e-6 ? Math.round(weight) : weight
}

const isFilled = (typed: Typed, row: number): boolean =>
  (['key', 'name', 'share'] as const).some((part) => (typed.get(variantField(row, part)) ?? '').trim() !== '')

/** The field of an issue; those of all variants together are of their shares. */
function fieldOf(path: readonly PropertyKey[], rows: readonly number[]): string {
  const [field, index, part] = path
  if (field !== 'variants') return String(field)
  const row = rows[Number(index)]
  return row === undefined ? 'shares' : `variant-${row}-${String(part)}`
}

function conditionsOf({ condition, country, locale, segment }: z.output<typeof AudienceFields>) {
  const attribute = (name: string, value: string | boolean) => ({
    type: 'custom_attribute',
    match: 'exact',
    name,
    value,
  })
  const conditions = [
    ...(condition === '' ? [] : [attribute(condition, true)]),
    ...(country === '' ? [] : [attribute('country', country)]),
    ...(locale === '' ? [] : [attribute('locale', locale)]),
    ...(segment === ''
      ? []
      : [{ type: 'third_party_dimension', match: 'qualified', name: 'odp.audiences', value: segment }]),
  ]
  return conditions.length === 0 ? null : ['and', ...conditions]
}
