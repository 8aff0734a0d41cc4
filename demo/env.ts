import { z } from 'zod'
import type { SandboxPaymentObject } from './payments/sandbox-payment.ts'
import type { TriesObject } from './payments/tries.ts'

/** Bindings of demo/wrangler.toml. Vars are parsed by readConfig. */
export type Env = {
  readonly PICTURES: R2Bucket
  /** The drawing Worker (drawing/index.ts). */
  readonly DRAWING: Fetcher
  /** Absent where the account has no Images: pictures are then PNG. */
  readonly IMAGES?: ImagesBinding
  readonly ADMIN_TOKEN: string
  readonly SANDBOX_PAYMENT: DurableObjectNamespace<SandboxPaymentObject>
  readonly TRIES: DurableObjectNamespace<TriesObject>
} & Readonly<Record<string, unknown>>

const Config = z.object({
  PAYMENT_SECRET: z.string().min(8),
  /** Where the sandbox reports what it did; empty for nowhere. */
  PAYMENT_WEBHOOK_URL: z.union([z.literal(''), z.url()]).default(''),
  SHOP_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url().transform((value) => new URL(value).origin))),
})
export type Config = z.output<typeof Config>

export const readConfig = (env: Env): Config => Config.parse(env)
