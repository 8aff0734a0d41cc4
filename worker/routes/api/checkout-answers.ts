import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { errorPage } from '../errors/error-page.tsx'

export type C = Context<AppEnv>
/** The response to a checkout form, after it was read and its token was checked. */
export type FormHandler = (c: C, fields: FormFields) => Promise<Response>

export const noStore = { 'cache-control': 'private, no-store' }

export const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')

export const seeOther = (c: C, location: string): Response => c.body(null, 303, { location, ...noStore })

/** Fields that no form of the shop sends. */
export const badRequest = (c: C): Promise<Response> => errorPage(c, 400)
