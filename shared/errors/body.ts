import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import type { ErrorCode } from './catalogue.ts'
import type { MessageParams } from './format.ts'
import { message } from './message.ts'

export const appId = 'kerb-platform'

/** Loose on purpose: an older client must read the body of a newer platform. */
const additionalInfo = z.looseObject({
  maxAllowedQty: z.number().int().nonnegative().optional(),
  itemId: z.string().optional(),
})

/** Flash-type details, on which place order refetches the cart (spec §8). */
const flashDetail = z.looseObject({
  code: z.string().min(1),
  itemId: z.string().optional(),
  shipmentId: z.string().optional(),
})

export const errorDetailSchema = z.looseObject({
  errorId: z.string().min(1),
  message: z.string(),
  additionalInfo: additionalInfo.optional(),
  flash: z.array(flashDetail).optional(),
})

/** Server error body of spec §3. The client reads errorDetails[0]. */
export const errorBodySchema = z.looseObject({
  errorDetails: z.array(errorDetailSchema).min(1),
  appId: z.string().min(1),
  correlationId: z.string(),
})

export type ErrorDetail = z.infer<typeof errorDetailSchema>
export type ErrorBody = z.infer<typeof errorBodySchema>

/** A detail's additional fields. Not an Omit, which loses the known names of a loose object. */
export interface ErrorDetails {
  readonly additionalInfo?: NonNullable<ErrorDetail['additionalInfo']>
  readonly flash?: NonNullable<ErrorDetail['flash']>
  readonly [extra: string]: unknown
}

export interface ErrorBodyInput {
  readonly code: ErrorCode
  readonly locale: Locale
  readonly correlationId: string
  /** Copied into the detail; `additionalInfo` also fills the message's placeholders. */
  readonly details?: ErrorDetails
  /** Values for placeholders that should not be sent as fields. */
  readonly params?: MessageParams
}

export const errorBody = ({ code, locale, correlationId, details, params }: ErrorBodyInput): ErrorBody => ({
  errorDetails: [
    {
      ...details,
      errorId: code,
      message: message(code, locale, { ...details?.additionalInfo, ...params }),
    },
  ],
  appId,
  correlationId,
})

/** Null for other bodies: without an errorId the client raises nothing (spec §7 Answer handling). */
export const readErrorBody = (value: unknown): ErrorBody | null => {
  const result = errorBodySchema.safeParse(value)
  return result.success ? result.data : null
}
