import { z } from 'zod'
import { AudienceCondition } from '../../../shared/content/logic.ts'
import { isLocale } from '../../../shared/i18n/locales.ts'
import { ReturnTo } from '../../http/return-to.ts'

const to = ReturnTo.transform((path) => path ?? '/')

/** Signing in: `key` is compared with PREVIEW_SECRET. */
export const EnterForm = z.object({ key: z.string().max(200).default(''), to })

/** `2026-12-24T09:00` as a datetime field posts it, in UTC; empty is the newest revision of everything. */
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

/** The toolbar: fields `variant.{experienceId}` force a variant each, an empty one leaves it to the page. */
export const SettingsForm = z
  .looseObject({
    to,
    date: PreviewDate,
    segment: z.union([AudienceCondition, z.literal('').transform(() => undefined)]).optional(),
    outlines: z.string().optional().transform(Boolean),
    locale: z.string().refine(isLocale).optional(),
  })
  .transform(({ to, date, segment, outlines, locale, ...rest }) => ({
    to,
    locale,
    preview: {
      date,
      outlines,
      segment,
      variants: Object.fromEntries(
        Object.entries(rest).flatMap(([name, value]) =>
          name.startsWith('variant.') && typeof value === 'string' && value
            ? [[name.slice(8), value.slice(0, 120)]]
            : [],
        ),
      ),
    },
  }))

/** Spec 1 §2 "Content preview screen". */
export const showcaseLimits = [10, 20, 50] as const
const limitOf = (text: string | undefined) => showcaseLimits.find((limit) => String(limit) === text) ?? 20
export const ShowcaseForm = z.object({
  docType: z.string().trim().max(60).default(''),
  layoutVariant: z.string().trim().max(60).default(''),
  limit: z.string().optional().transform(limitOf),
  offset: z.coerce.number().int().min(0).max(10_000).catch(0),
})
export type Showcase = z.output<typeof ShowcaseForm>
