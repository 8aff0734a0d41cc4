import { z } from 'zod'
import { CaptchaRequired } from '../shared/captcha-required.ts'
import { environments, originsIn, productionFaults } from '../shared/deployment.ts'
import { type Feature, features } from '../shared/features.ts'
import type { EventOutbox } from './events/event-outbox.ts'

/** The storefront Worker's bindings (wrangler.toml). */
export type Env = {
  readonly CONTENT_CACHE: KVNamespace
  readonly EVENT_OUTBOX: DurableObjectNamespace<EventOutbox>
  readonly PLATFORM: Fetcher
} & Readonly<Record<string, unknown>>

const someOrigin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)
const origin = z.union([z.literal(''), someOrigin]).default('')
/** Separated by commas. */
const origins = z.string().default('').transform(originsIn).pipe(z.array(someOrigin))

const localOrigin = 'http://localhost:8787'

const Vars = z
  .object({
    ENVIRONMENT: z.enum(environments).default('production'),
    /** The shop's origins; the first is used in its own links. A local shop needs no setting. */
    SHOP_ORIGINS: origins,
    BRAND: z.string().regex(/^[a-z0-9-]{1,20}$/),
    COMMERCE_ORIGIN: origin,
    CONTENT_ORIGIN: origin,
    SOCIAL_ORIGIN: origin,
    DECISION_ORIGIN: origin,
    DATAFILE_ORIGIN: origin,
    EVENTS_ORIGIN: origin,
    MEASURES_ORIGIN: origin,
    /** The share of visits whose speed is measured, from 0 to 1. */
    MEASURES_SHARE: z.coerce.number().min(0).max(1).default(1),
    SHOP_EVENTS_ORIGIN: origin,
    /** Where the shop's events go besides, in the shape of GA4's Measurement Protocol; empty: nowhere. */
    GA4_ORIGIN: origin,
    GA4_MEASUREMENT_ID: z.string().default(''),
    GA4_API_SECRET: z.string().default(''),
    /** The script of a tag manager, for visitors who allow performance; empty: none. */
    TAG_MANAGER_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    /** Origins that its tags send to, besides its own. */
    TAG_MANAGER_ORIGINS: origins,
    /** Value that `EVENTS_ORIGIN` expects as the shop's key; another company's log needs none. */
    EVENTS_ACCESS_KEY: z.string().default(''),
    /** Identifies the datafile. Without it no experiment runs, and nothing is reported. */
    DATAFILE_SDK_KEY: z
      .string()
      .regex(/^[\w-]{0,100}$/)
      .default(''),
    IMAGE_ORIGIN: origin,
    FILM_ORIGIN: origin,
    AUTH_ACCESS_KEY: z.string().min(1),
    SERVER_TRUST_ID: z.string().min(1),
    SESSION_SECRET: z.string().min(32, 'needs at least 32 characters'),
    /** Names of the features that are on, separated by commas. */
    FEATURES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.enum(features)))
      .transform((names): ReadonlySet<Feature> => new Set(names)),
    /** Products on a page of the favorites (spec 1 §9). */
    FAVORITES_PER_PAGE: z.coerce.number().int().min(1).max(96).default(24),
    /** The editors' key for the preview, which also signs preview links. */
    PREVIEW_SECRET: z.string().min(16, 'needs at least 16 characters'),
    PURGE_TOKEN: z.string().min(8),
    /** Before the names of cookies without TLS: shops at several ports of a machine share their cookies. */
    COOKIE_PREFIX: z
      .string()
      .regex(/^[a-z0-9-]{0,20}$/)
      .default(''),
    /** Multiplies the time limits of calls and of late parts of a page: on a busy machine tests have to wait longer. */
    TIMEOUT_FACTOR: z.coerce.number().min(1).max(60).default(1),
    /** `off`: every page is rendered for its visitor alone (docs/decisions/0018-page-cache.md). */
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
    /**
     * How many seconds every page is fresh, then served while it is rendered again, then served only when a service
     * fails, such as `60,600,86400`. Empty: as long as its route says (worker/services/policies.ts).
     */
    PAGE_CACHE_SECONDS: z
      .string()
      .regex(/^(?:\d{1,7},\d{1,7},\d{1,7})?$/, 'three numbers of seconds, such as 60,600,86400')
      .default('')
      .transform((text) => {
        const [fresh, stale, ifError] = text.split(',').map(Number)
        return fresh === undefined || stale === undefined || ifError === undefined ? null : { fresh, stale, ifError }
      }),
    /** Operations that aren't done without a captcha's proof, by their ids: their forms have one from the start. */
    CAPTCHA_REQUIRED: CaptchaRequired,
    /** The share of successful requests that are logged, from 0 to 1. */
    LOG_SHARE: z.coerce.number().min(0).max(1).default(1),
  })
  .transform(({ SHOP_ORIGINS, ...rest }, context) => {
    const [first = rest.ENVIRONMENT === 'local' || rest.ENVIRONMENT === 'test' ? localOrigin : null, ...others] =
      SHOP_ORIGINS
    if (first !== null) return { ...rest, SHOP_ORIGINS: [first, ...others] as const }
    context.addIssue({ code: 'custom', path: ['SHOP_ORIGINS'], message: 'names no origin' })
    return z.NEVER
  })
export type Config = z.infer<typeof Vars>

const parsed = new WeakMap<Env, Config>()

const secrets = [
  'AUTH_ACCESS_KEY',
  'SERVER_TRUST_ID',
  'SESSION_SECRET',
  'PREVIEW_SECRET',
  'PURGE_TOKEN',
  'EVENTS_ACCESS_KEY',
]

/** Throws one error that lists all wrong variables. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const result = Vars.safeParse(env)
  const faults = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if ((env['ENVIRONMENT'] ?? 'production') === 'production') faults.push(...productionFaults(env, secrets))
  if (!result.success || faults.length > 0)
    throw new Error(`wrangler.toml [vars] or secrets are wrong:\n${faults.join('\n')}`)
  parsed.set(env, result.data)
  return result.data
}
