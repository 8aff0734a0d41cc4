import { z } from 'zod'
import type { BalanceObject } from './objects/balance.ts'
import type { CartObject } from './objects/cart.ts'
import type { InventoryObject } from './objects/inventory.ts'
import type { SandboxPaymentObject } from './objects/sandbox-payment.ts'

/** Bindings of platform/wrangler.toml. Vars are parsed once per isolate by readConfig. */
export type Env = {
  readonly DB: D1Database
  readonly CART: DurableObjectNamespace<CartObject>
  readonly INVENTORY: DurableObjectNamespace<InventoryObject>
  readonly BALANCE: DurableObjectNamespace<BalanceObject>
  readonly SANDBOX_PAYMENT: DurableObjectNamespace<SandboxPaymentObject>
  /** Test runs only: told the name of each step of an order, so that the process can be killed there. */
  readonly FAULTS?: Fetcher
  readonly PICTURES: R2Bucket
  /** Absent where the account has no Images: pictures are then PNG. */
  readonly IMAGES?: ImagesBinding
} & Readonly<Record<string, unknown>>

const secret = z.string().min(8)

const Config = z.object({
  ENVIRONMENT: z.string().min(1).default('local'),
  AUTH_ACCESS_KEY: secret,
  SERVER_TRUST_ID: secret,
  TOKEN_SECRET: secret,
  ADMIN_TOKEN: secret,
  PAYMENT_SECRET: secret,
  PUBLIC_ORIGIN: z.url().transform((value) => new URL(value).origin),
  PAYMENT_PROVIDER_ORIGIN: z.union([z.literal(''), z.url().transform((value) => new URL(value).origin)]).default(''),
  SHOP_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url().transform((value) => new URL(value).origin))),
})
export type Config = z.output<typeof Config>

const bindings = ['DB', 'CART', 'INVENTORY', 'BALANCE', 'SANDBOX_PAYMENT', 'PICTURES'] as const

/** Throws one error that names every variable and binding that is missing or wrong: a Worker set up badly must not start half. */
export function readConfig(env: Env): Config {
  const parsed = Config.safeParse(env)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  for (const name of bindings) if (!env[name]) faults.push(`${name}: binding is missing`)
  if (!parsed.success || faults.length > 0) throw new Error(`platform configuration: ${faults.join('; ')}`)
  return parsed.data
}
