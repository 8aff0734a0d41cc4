/** Where a command's platform and storefront are, and what it says to them. */
export type Connection = {
  /** Origins of the platform, and of the storefront whose caches are purged. */
  readonly to: string
  readonly shop: string
  readonly token: string
  readonly purgeToken: string
}

const text = { type: 'string' } as const
export const flag = { type: 'boolean', default: false } as const

export const connectionOptions = {
  to: { ...text, default: 'http://localhost:8788' },
  shop: { ...text, default: 'http://localhost:8787' },
  token: text,
  'purge-token': text,
} as const

export const connectionUsage = `  --to URL          the platform (http://localhost:8788)
  --token T         its ADMIN_TOKEN (local-admin-token; also from the environment)
  --shop URL        the storefront whose caches are told (http://localhost:8787)
  --purge-token T   its PURGE_TOKEN (local-purge-token; also from the environment)`

type Given = { readonly to: string; readonly shop: string; readonly token?: string; readonly 'purge-token'?: string }

/** Throws an Error that says which address is none. */
export function connectionOf(options: Given, env: Readonly<Record<string, string | undefined>>): Connection {
  for (const address of [options.to, options.shop])
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`${address} is not an address such as http://localhost:8788`)
  return {
    to: new URL(options.to).origin,
    shop: new URL(options.shop).origin,
    token: options.token ?? env['ADMIN_TOKEN'] ?? 'local-admin-token',
    purgeToken: options['purge-token'] ?? env['PURGE_TOKEN'] ?? 'local-purge-token',
  }
}
