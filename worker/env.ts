import { z } from 'zod'
import { type Feature, features } from '../client/blocks/block.ts'

/** The storefront Worker's bindings (wrangler.toml). */
export type Env = {
  readonly ASSETS: Fetcher
  readonly CONTENT_CACHE: KVNamespace
  readonly PLATFORM: Fetcher
} & Readonly<Record<string, unknown>>

const origin = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)])
  .default('')

const Vars = z.object({
  ENVIRONMENT: z.enum(['local', 'test', 'staging', 'production']).default('production'),
  BRAND: z.string().regex(/^[a-z0-9-]{1,20}$/),
  COMMERCE_ORIGIN: origin,
  CONTENT_ORIGIN: origin,
  SOCIAL_ORIGIN: origin,
  DECISION_ORIGIN: origin,
  DATAFILE_ORIGIN: origin,
  IMAGE_ORIGIN: origin,
  AUTH_ACCESS_KEY: z.string().min(1),
  SERVER_TRUST_ID: z.string().min(1),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters'),
  /** Switches of shared features, by name, parted by commas. */
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
  /** What an editor signs in to the preview with, and what preview links are signed with. */
  PREVIEW_SECRET: z.string().min(16, 'needs at least 16 characters'),
  PURGE_TOKEN: z.string().min(8),
})
export type Config = z.infer<typeof Vars>

const parsed = new WeakMap<Env, Config>()

/** Throws one error that lists every wrong variable, so that a wrong deployment says all of it at once. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const result = Vars.safeParse(env)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`wrangler.toml [vars] or secrets are wrong:\n${lines.join('\n')}`)
  }
  parsed.set(env, result.data)
  return result.data
}
