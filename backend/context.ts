import type { z } from 'zod'
import type { Locale, Site } from '../shared/i18n/locales.ts'
import type { Operation, OperationRequest } from '../shared/operations/operation.ts'
import type { Result } from './result.ts'

/** The consumer of the bearer token; null if the token is missing, expired or forged. */
export type Consumer = {
  readonly consumerId: string
  readonly kind: 'guest' | 'registered'
  /** Spec 1 §3 "Auth". */
  readonly type: 'GUEST' | 'REGISTERED' | 'EMPLOYEE' | 'ATHLETE' | 'AGENT'
  /** The store and employee of an in-store associate's session; null for other sessions. */
  readonly associate: { readonly storeId: string; readonly storeEmployeeId: string } | null
}

/** Everything about a call except its parsed request, for a service with these bindings and settings. */
export type CallContext<Env, Config> = {
  readonly locale: Locale
  readonly site: Site
  readonly env: Env
  readonly config: Config
  readonly consumer: Consumer | null
  /** `x-user-id`; sent by the storefront, so a hint only, not a proof. */
  readonly userId: string
  readonly accessToken: string | null
  /** The shopper's network (shared/client-address.ts); null if the client doesn't send an address. */
  readonly network: string | null
  /** The shopper's browser (shared/client-device.ts); null if the client doesn't send one. */
  readonly device: string | null
  /** The shop that the shopper uses, unchecked; null if the client doesn't name one. */
  readonly shopOrigin: string | null
  /** The call came with a captcha's valid proof. */
  readonly hasProof: boolean
  /** Epoch milliseconds at which the call arrived. */
  readonly now: number
  /** The shop's request that the call is made for. */
  readonly requestId: string
  readonly headers: Headers
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Answers one row of shared/operations. An expected failure is a value; an exception is a bug and becomes GEN500. */
type Handler<O extends Operation, Context> = (
  request: OperationRequest<O>,
  context: Context,
) => Promise<Result<z.input<O['response']>>>

/** Handlers by the ids of their rows, as each subject exports them. A row without a handler responds with 501. */
export type HandlersOf<Rows extends readonly Operation[], Context> = {
  readonly [Id in Rows[number]['id']]?: Handler<Extract<Rows[number], { readonly id: Id }>, Context>
}
