import { parseArgs } from 'node:util'

export type Options = {
  readonly directory: string
  readonly format: 'files' | 'deco'
  /** Where pages of another format land: `deco` is /deco/…; their site. */
  readonly under: string
  readonly site: string
  /** The platform, and the storefront whose caches are told. */
  readonly to: string
  readonly shop: string
  readonly token: string
  readonly purgeToken: string
  readonly dryRun: boolean
  readonly yes: boolean
}

export const usage = `Usage: npm run content:push -- DIR [options]

  DIR               documents as content/README.md describes them, or an export of another system
  --format F        files (as above) or deco (a folder of a deco site's blocks, one JSON file each)
  --under PATH      where an export's pages land (deco)
  --site ID         the site an export's pages land on (kerb-en-us)
  --to URL          the platform (http://localhost:8788)
  --token T         its ADMIN_TOKEN (local-admin-token; also from the environment)
  --shop URL        the storefront whose caches are told (http://localhost:8787)
  --purge-token T   its PURGE_TOKEN (local-purge-token; also from the environment)
  --dry-run         checks, shows what would change and writes nothing
  --yes             doesn't ask before writing

Exit code: 0 all is published, 1 something was refused or a cache wasn't told, 2 nothing could be done.`

type Parsed = { readonly ok: true; readonly value: Options | null } | { readonly ok: false; readonly reason: string }

/** `null` when help is asked for. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Parsed {
  const refuse = (reason: string): Parsed => ({ ok: false, reason })
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { ...text, default: 'files' },
        under: { ...text, default: 'deco' },
        site: { ...text, default: 'kerb-en-us' },
        to: { ...text, default: 'http://localhost:8788' },
        shop: { ...text, default: 'http://localhost:8787' },
        token: text,
        'purge-token': text,
        'dry-run': flag,
        yes: flag,
        help: { ...flag, short: 'h' },
      },
    })
    if (values.help) return { ok: true, value: null }
    const [directory, ...more] = positionals
    if (directory === undefined) return refuse('Which folder?')
    if (more.length > 0) return refuse(`One folder at a time, but there are ${positionals.length}.`)
    const format = values.format
    if (format !== 'files' && format !== 'deco') return refuse(`--format ${format}: there are files and deco`)
    const under = values.under.replace(/^\/+|\/+$/g, '')
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(under)) return refuse(`--under ${values.under} is no path such as deco`)
    if (!/^[a-z0-9]+-[a-z]{2}-[a-z]{2}$/.test(values.site))
      return refuse(`--site ${values.site} is no site such as kerb-en-us`)
    for (const address of [values.to, values.shop])
      if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
        return refuse(`${address} is not an address such as http://localhost:8788`)
    return {
      ok: true,
      value: {
        directory,
        format,
        under,
        site: values.site,
        to: new URL(values.to).origin,
        shop: new URL(values.shop).origin,
        token: values.token ?? env['ADMIN_TOKEN'] ?? 'local-admin-token',
        purgeToken: values['purge-token'] ?? env['PURGE_TOKEN'] ?? 'local-purge-token',
        dryRun: values['dry-run'],
        yes: values.yes,
      },
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}
