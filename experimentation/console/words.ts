import { buckets } from '../../shared/contracts/experiment.ts'
import { type Vital, vitals } from '../../shared/measures.ts'
import { majorUnits } from '../../shared/money/format.ts'
import type { Refusal } from '../experiments/change.ts'
import type { State } from '../experiments/experiment.ts'
import type { HistoryEntry } from '../experiments/history.ts'
import type { Results, VariantResult } from '../experiments/results.ts'
import { noCurrency } from '../experiments/revenue.ts'
import type { Speed } from '../measures/measures.ts'
import { sampleRatio } from '../statistics/sample-ratio.ts'
import type { Interval } from '../statistics/sequential.ts'

const locale = 'en'
const count = new Intl.NumberFormat(locale)
const rate = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const change = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })
const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const moneyIn = (currency: string) =>
  currency === noCurrency ? amount : new Intl.NumberFormat(locale, { style: 'currency', currency })

export const format = {
  count: (value: number) => count.format(value),
  rate: (value: number) => rate.format(value),
  lift: (value: number) => change.format(value),
  share: (weight: number) => share.format(weight / buckets),
  /** The value of a percentage field. */
  percent: (weight: number) => String((weight * 100) / buckets),
  day: (epochMs: number) => day.format(epochMs),
  time: (epochMs: number) => time.format(epochMs),
  money: (minor: number, currency: string) => moneyIn(currency).format(majorUnits(minor)),
  currency: (code: string) => (code === noCurrency ? 'unknown currency' : code),
  rateInterval: ({ low, high }: Interval) => `${rate.format(low)} to ${rate.format(high)}`,
  liftInterval: ({ low, high }: Interval) => `${change.format(low)} to ${change.format(high)}`,
}

export const stateNames: Readonly<Record<State, string>> = {
  draft: 'Draft',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
}

export const doorNames: Readonly<Record<HistoryEntry['door'], string>> = {
  console: 'in the console',
  api: 'with the JSON door',
  guard: 'automatically',
}

const deeds: Readonly<Record<HistoryEntry['action'], string>> = {
  create: 'Created',
  edit: 'Changed',
  start: 'Started',
  pause: 'Paused',
  end: 'Ended',
  allocate: 'Shares changed',
}

export const deedOf = ({ action, changes }: Pick<HistoryEntry, 'action' | 'changes'>): string =>
  action === 'start' && changes.some(({ from }) => from === 'paused') ? 'Resumed' : deeds[action]

export const changeText = ({ field, from, to }: HistoryEntry['changes'][number]): string =>
  from === null ? `${field}: ${to}` : `${field}: from ${from || 'nothing'} to ${to || 'nothing'}`

export const refusals: Readonly<Record<Refusal | 'stale' | 'unseen', string>> = {
  state: 'The experiment has changed its state, so this is no longer possible.',
  winner: 'The winner is not a variant of this experiment.',
  weights: 'Shares are percentages with at most two decimals, together not more than 100 percent.',
  stale: 'Another editor has changed this experiment since you opened it. Review it before you change it.',
  unseen: 'Preview every variant first, and confirm that you did.',
}

const keyRule = 'Use at most 80 lower-case letters, digits and hyphens, beginning with a letter or a digit.'

/** Requirements of a new experiment's fields. */
const fieldRules: Readonly<Record<string, string>> = {
  key: keyRule,
  name: 'Enter a name of at most 120 characters.',
  hypothesis: 'Use at most 500 characters.',
  decidedBy: 'Choose who decides.',
  previewPath: 'Enter a path that begins with a slash, of letters, digits, hyphens and dots.',
  metric: 'Choose what counts as a conversion.',
  shares: 'Together the shares are more than 100 percent.',
  share: 'Enter a percentage from 0 to 100 with at most two decimals.',
  condition: 'Choose one of the list, or any.',
  locale: 'Choose one of the list, or any.',
  country: 'Enter the two letters of a country, such as US, or leave it empty.',
  segment: 'Use at most 200 characters.',
}
export const keyTaken = 'There is an experiment with this key already. Choose another one.'
const variantKeyRule = `${keyRule} Each variant needs a key of its own.`

/** Faults of a field of the form: `variant-0-key` is the first variant's key. */
export function fieldFault(field: string): string {
  const [, part] = /^variant-\d+-(\w+)$/.exec(field) ?? []
  return part === 'key' ? variantKeyRule : (fieldRules[part ?? field] ?? 'Correct this field.')
}

/** The verdict of a variant's interval. */
export function verdictOf({ variant, lift, liftInterval: interval }: VariantResult, control: string): string {
  if (lift === null || !interval) return `${variant.name}: not enough visitors for a comparison yet.`
  if (interval.low > 0) return `${variant.name} is better than ${control}: by at least ${format.rate(interval.low)}.`
  if (interval.high < 0) return `${variant.name} is worse than ${control}: by at least ${format.rate(-interval.high)}.`
  return `${variant.name}: no difference from ${control} is proven yet.`
}

/** Fewer views say nothing of a difference. */
const enoughViews = 100
/** Figures are exact to five percent. */
const worse = 1.1
const slowerCls = 0.02

/** Where a variant is slower than the control, or has more errors. */
export function guardrailsOf(name: string, speed: Speed, control: Speed): readonly string[] {
  if (Math.min(speed.views, control.views) < enoughViews) return []
  const slower = vitals.flatMap((vital) => {
    const [its, other] = [speed.p75[vital], control.p75[vital]]
    if (its === null || other === null) return []
    const isWorse = vital === 'CLS' ? its > other + slowerCls : its > other * worse
    return isWorse
      ? [`${name} is slower: ${vital} ${vitalWords(vital, its)} instead of ${vitalWords(vital, other)}.`]
      : []
  })
  const [rate, controlRate] = [speed.errors / speed.views, control.errors / control.views]
  const isBroken = speed.errors >= 5 && rate > controlRate * 2
  return isBroken
    ? [...slower, `${name} has more errors: ${format.rate(rate)} of views instead of ${format.rate(controlRate)}.`]
    : slower
}

export function vitalWords(name: Vital, value: number | null): string {
  if (value === null) return '–'
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
}

export const alarmOf = ({ p }: Results['sampleRatio']): string =>
  `Sample ratio mismatch (p ${p < 1e-4 ? 'below 0.0001' : `= ${p.toFixed(5)}`}, alarm below ${sampleRatio.alarmBelow}). Visitors are not split as configured, so some of them are being lost. Find the cause before you trust this comparison. Below ${sampleRatio.pauseBelow.toFixed(5)} the experiment is paused.`
