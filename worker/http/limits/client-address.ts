import type { Context } from 'hono'
import { localAddress, networkOf } from '../../../shared/client-address.ts'

/** The address that limits count. Cloudflare overwrites the header, so clients can't choose it. */
export const clientAddressOf = (c: Context): string => networkOf(c.req.header('cf-connecting-ip')) ?? localAddress
