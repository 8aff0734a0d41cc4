import { z } from 'zod'
import type { ServiceEnv } from '../backend/http/service-env.ts'
import { CaptchaRequired } from '../shared/captcha-required.ts'
import { environments, originsIn, productionFaults } from '../shared/deployment.ts'
import type { BalanceObject } from './objects/balance.ts'
import type { ObjectsOf } from './objects/called.ts'
import type { CartObject } from './objects/cart.ts'
import type { DescriptionsObject } from './objects/descriptions.ts'
import type { FavoriteNewsObject } from './objects/favorite-news.ts'
import type { InventoryObject } from './objects/inventory.ts'
import type { SearchImportObject } from './objects/search-import.ts'
import type { ShopPagesObject } from './objects/shop-pages.ts'

/** Bindings of platform/wrangler.toml. Vars are parsed once per isolate by readConfig. */
export type Env = {
  readonly DB: D1Database
  readonly CART: ObjectsOf<CartObject>
  readonly INVENTORY: DurableObjectNamespace<InventoryObject>
  readonly BALANCE: DurableObjectNamespace<BalanceObject>
  readonly FAVORITE_NEWS: DurableObjectNamespace<FavoriteNewsObject>
  readonly SHOP_PAGES: DurableObjectNamespace<ShopPagesObject>
  readonly DESCRIPTIONS: DurableObjectNamespace<DescriptionsObject>
  readonly SEARCH_IMPORT: DurableObjectNamespace<SearchImportObject>
  /** Test runs only: receives the name of each step of an order, so that the process can be killed there. */
  readonly FAULTS?: Fetcher
  /** The hashing Worker (hashing/index.ts). */
  readonly HASHING: Fetcher
} & Readonly<Record<string, unknown>>

const secret = z.string().min(8)

/** Origin of a service elsewhere; empty where there is none. */
const origin = z.union([z.literal(''), z.url().transform((value) => new URL(value).origin)]).default('')

const Config = z.object({
  ENVIRONMENT: z.enum(environments).default('production'),
  AUTH_ACCESS_KEY: secret,
  SERVER_TRUST_ID: secret,
  TOKEN_SECRET: secret,
  ADMIN_TOKEN: secret,
  PAYMENT_SECRET: secret,
  /** The shop's own, with which it takes purges. */
  PURGE_TOKEN: secret,
  /** Share of the requests without a failure that is logged, from 0 to 1. */
  LOG_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** Names the datafile of experiments that this platform serves; empty: none. */
  DATAFILE_SDK_KEY: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .default(''),
  PAYMENT_PROVIDER_ORIGIN: origin,
  /**
   * Multiplies every wait for the payment provider and for the search server: a busy machine of a developer is no
   * outage.
   */
  TIMEOUT_FACTOR: z.coerce.number().min(1).max(60).default(1),
  CARRIER_ORIGIN: origin,
  /** A Typesense server that finds products; empty: the platform finds them in its own index. */
  SEARCH_ORIGIN: origin,
  /** May create collections, write documents and search. */
  SEARCH_API_KEY: z.string().default(''),
  /** The most that an associate may take off a price by hand, in percent of it. */
  ADJUSTMENT_LIMIT: z.coerce.number().min(0).max(100).default(20),
  /** An imported price that is more than this many times the old one, or as small a part of it, waits for a yes. */
  PRICE_MOVE_FACTOR: z.coerce.number().min(1).default(3),
  /** Where more than this share of a call's products, from 0 to 1, change their prices, all of these wait. */
  PRICE_MOVE_SHARE: z.coerce.number().min(0).max(1).default(0.5),
  /** Seconds from a change of a product until people are mailed about it as one of their favorites. */
  FAVORITE_NEWS_DELAY: z.coerce.number().min(0).max(86_400).default(600),
  /** The shop that is told which kept pages are old; empty: none is. */
  PURGE_ORIGIN: origin,
  /** Where parcels go back to: JSON of countries (ISO 3166-1) and the lines of an address. */
  RETURN_ADDRESSES: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return JSON.parse(text || '{}')
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' })
        return z.NEVER
      }
    })
    .pipe(z.record(z.string().regex(/^[A-Z]{2}$/), z.array(z.string().trim().min(1).max(100)).min(1).max(8))),
  /**
   * `siteverify` of a captcha service and the shop's secret there. Without one the platform takes what it issues
   * itself.
   */
  CAPTCHA_VERIFY_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  CAPTCHA_SECRET: z.string().default(''),
  /** Operations that aren't done without a proof, by their ids. */
  CAPTCHA_REQUIRED: CaptchaRequired,
  SHOP_ORIGINS: z
    .string()
    .default('')
    .transform(originsIn)
    .pipe(z.array(z.url().transform((value) => new URL(value).origin))),
})
export type Config = z.output<typeof Config>

/** Hono's view of the platform's routes. */
export type PlatformEnv = ServiceEnv<Env, Config>

const secrets = [
  'AUTH_ACCESS_KEY',
  'SERVER_TRUST_ID',
  'TOKEN_SECRET',
  'ADMIN_TOKEN',
  'PAYMENT_SECRET',
  'PURGE_TOKEN',
  'CAPTCHA_SECRET',
  'SEARCH_API_KEY',
]
const bindings = [
  'DB',
  'CART',
  'INVENTORY',
  'BALANCE',
  'FAVORITE_NEWS',
  'SHOP_PAGES',
  'DESCRIPTIONS',
  'SEARCH_IMPORT',
  'HASHING',
] as const

/**
 * Throws one error that names every variable and binding that is missing or wrong: a Worker set up badly must not start
 * half.
 */
export function readConfig(env: Env): Config {
  const parsed = Config.safeParse(env)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  for (const name of bindings) if (!env[name]) faults.push(`${name}: binding is missing`)
  if ((env['ENVIRONMENT'] ?? 'production') === 'production') {
    faults.push(...productionFaults(env, secrets))
    if (originsIn(String(env['SHOP_ORIGINS'] ?? '')).length === 0)
      faults.push('SHOP_ORIGINS: names no shop, so any site could frame the payment pages')
    if (env['CAPTCHA_VERIFY_URL'] && !env['CAPTCHA_SECRET'])
      faults.push('CAPTCHA_SECRET: is empty, so the captcha service would refuse everybody')
    if (env['SEARCH_ORIGIN'] && !env['SEARCH_API_KEY'])
      faults.push('SEARCH_API_KEY: is empty, so the search server would refuse every search')
  }
  if (!parsed.success || faults.length > 0) throw new Error(`platform configuration: ${faults.join('; ')}`)
  return parsed.data
}
