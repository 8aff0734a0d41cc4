import type { z } from 'zod'
import type { ErrorDetails } from '../shared/errors/body.ts'
import type { ErrorCode } from '../shared/errors/catalogue.ts'
import type { MessageParams } from '../shared/errors/format.ts'
import type { Locale, Site } from '../shared/i18n/locales.ts'
import type { Operation, OperationRequest } from '../shared/operations/operation.ts'
import type { Config, Env } from './env.ts'

/** Who the bearer token speaks for. A token that is missing, expired or forged gives none. */
export type Consumer = {
  readonly consumerId: string
  readonly kind: 'guest' | 'registered'
  /** Spec 1 §3 "Auth". */
  readonly type: 'GUEST' | 'REGISTERED' | 'EMPLOYEE' | 'ATHLETE' | 'AGENT'
  /** Whom an in-store associate's session sells for; null for anybody else. */
  readonly associate: { readonly storeId: string; readonly storeEmployeeId: string } | null
}

/** Everything about a call that is not its parsed request. Built once, never changed. */
export type PlatformContext = {
  readonly locale: Locale
  readonly site: Site
  readonly env: Env
  readonly config: Config
  readonly consumer: Consumer | null
  /** `x-user-id`; told by the storefront, so a hint and no proof. */
  readonly userId: string
  readonly accessToken: string | null
  /** Epoch milliseconds at which the call arrived. */
  readonly now: number
  readonly correlationId: string
  readonly headers: Headers
  readonly waitUntil: (work: Promise<unknown>) => void
}

export type Success<T> = { readonly ok: true; readonly value: T; readonly headers?: Readonly<Record<string, string>> }
export type Failure = {
  readonly ok: false
  readonly code: ErrorCode
  readonly details?: ErrorDetails
  readonly params?: MessageParams
  readonly headers?: Readonly<Record<string, string>>
}
export type Result<T> = Success<T> | Failure

/** Answers one row of shared/operations. An expected failure is a value; what it throws is a bug and becomes GEN500. */
export type Handler<O extends Operation> = (
  request: OperationRequest<O>,
  context: PlatformContext,
) => Promise<Result<z.input<O['response']>>>

/** A row's handler by its id: what each service exports as `handlers`. A row without one answers 501. */
export type HandlersOf<Rows extends readonly Operation[]> = {
  readonly [Id in Rows[number]['id']]?: Handler<Extract<Rows[number], { readonly id: Id }>>
}

export const succeed = <T>(value: T, headers?: Readonly<Record<string, string>>): Success<T> =>
  headers ? { ok: true, value, headers } : { ok: true, value }

export const refuse = (code: ErrorCode, details?: ErrorDetails): Failure =>
  details ? { ok: false, code, details } : { ok: false, code }
