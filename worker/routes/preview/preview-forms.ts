import { z } from 'zod'
import { AudienceCondition, audienceConditions } from '../../../shared/content/logic.ts'
import { features } from '../../../shared/features.ts'
import { isLocale } from '../../../shared/i18n/locales.ts'
import type { Preview } from '../../context/preview.ts'
import { personWho } from '../../context/segments.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'

const to = ReturnTo.transform((path) => path ?? '/')

/** `link`: a preview link, or only its token; empty for all links. */
export const RevokeForm = z.object({
  to,
  link: z
    .string()
    .max(8000)
    .default('')
    .transform((text) => (URL.canParse(text) ? (new URL(text).searchParams.get('token') ?? '') : text).trim()),
  all: z.string().optional().transform(Boolean),
})

/** Signing in: `key` must equal PREVIEW_SECRET. */
export const EnterForm = z.object({ key: z.string().max(200).catch(''), to })

/** `2026-12-24T09:00` as posted by a datetime field, in UTC; empty means the newest revision of everything. */
const PreviewDate = z
  .string()
  .default('')
  .transform((text, context): string | null => {
    if (text === '') return null
    const instant = Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)
    if (!Number.isNaN(instant)) return new Date(instant).toISOString()
    context.addIssue({ code: 'custom', message: 'not a date' })
    return z.NEVER
  })

/**
 * The toolbar: a field `segment.{condition}` (or one `segment` with its name) for each condition that applies to the
 * simulated visitor; fields `variant.{experienceId}` force variants and `feature.{name}` switches features `on` or
 * `off`, an empty one doesn't.
 */
export const SettingsForm = z
  .looseObject({
    to,
    date: PreviewDate,
    segment: z.union([AudienceCondition, z.literal('')]).default(''),
    outlines: z.string().optional().transform(Boolean),
    locale: z.string().refine(isLocale).optional(),
  })
  .refine(({ segment, ...rest }) => personWho(chosenOf(segment, rest)) !== null, 'nobody is all of that at once')
  .transform(({ to, date, segment, outlines, locale, ...rest }) => ({
    to,
    locale,
    preview: {
      date,
      outlines,
      segments: chosenOf(segment, rest),
      features: switchedOf(rest),
      variants: Object.fromEntries(
        Object.entries(rest).flatMap(([name, value]) =>
          name.startsWith('variant.') && typeof value === 'string' && value
            ? [[name.slice(8), value.slice(0, 120)]]
            : [],
        ),
      ),
    },
  }))

function chosenOf(segment: AudienceCondition | '', fields: Readonly<Record<string, unknown>>): AudienceCondition[] {
  const named = audienceConditions.filter((condition) => fields[`segment.${condition}`] !== undefined)
  return segment === '' || named.includes(segment) ? named : [segment, ...named]
}

const switchedOf = (fields: Readonly<Record<string, unknown>>): Preview['features'] =>
  Object.fromEntries(
    features.flatMap((feature) => {
      const position = fields[`feature.${feature}`]
      return position === 'on' || position === 'off' ? [[feature, position === 'on']] : []
    }),
  )

/** Spec 1 §2 "Content preview screen". */
export const showcaseLimits = [10, 20, 50] as const
const limitOf = (text: string | undefined) => showcaseLimits.find((limit) => String(limit) === text) ?? 20
export const ShowcaseForm = z.object({
  docType: z.string().trim().max(60).catch(''),
  layoutVariant: z.string().trim().max(60).catch(''),
  limit: z.string().optional().transform(limitOf),
  offset: z.coerce.number().int().min(0).max(10_000).catch(0),
})
export type Showcase = z.output<typeof ShowcaseForm>
