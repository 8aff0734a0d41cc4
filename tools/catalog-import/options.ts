import { parseArgs } from 'node:util'
import { type Currency, currencies, defaultLocale, isLocale, type Locale, locales } from '../../shared/i18n/locales.ts'
import type { Parsed } from './values/price.ts'

export type Options = {
  readonly file: string
  readonly mapping: string | null
  /** null: what the mapping says, else en-us. */
  readonly locale: Locale | null
  /** null: what the mapping says, else what the feed's own prices name. */
  readonly currency: Currency | null
  readonly category: string | null
  readonly origin: string
  readonly token: string
  readonly dryRun: boolean
  /** Prices that move far, or many at once, don't wait for a yes. */
  readonly acceptPrices: boolean
  readonly report: string | null
}

export const usage = `Usage: npm run catalog:import -- FILE [options]

  FILE              Google Merchant feed (XML, TSV), Shopify product CSV, or any CSV, JSON or JSON lines; may be gzipped
  --mapping M.JSON  how the file's columns become products (docs/import.md); needed where the names aren't known
  --locale L        language of the texts: ${locales.join(', ')} (${defaultLocale})
  --currency C      the one currency of the prices: ${currencies.join(', ')} (what the feed names)
  --category PATH   also puts every product here, as "New > Spring"
  --origin URL      the platform (http://localhost:8788)
  --token T         its ADMIN_TOKEN (local-admin-token; also from the environment)
  --dry-run         checks everything and changes nothing; says how prices would move if the platform answers
  --accept-prices   also takes prices that move far, or many at once; otherwise they wait for a yes in the console
  --report F.JSONL  writes each bad row as a line of JSON

Exit code: 0 all rows are in, 1 some aren't, 2 nothing could be done.`

/** `null` when help is asked for. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Parsed<Options | null> {
  const refuse = (failure: string): Parsed<Options | null> => ({ ok: false, failure })
  const parsed = parsedArgs(args)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  if (values.help) return { ok: true, value: null }
  const [file, ...extraArguments] = positionals
  if (file === undefined) return refuse('Which file?')
  if (extraArguments.length > 0)
    return refuse(`One file at a time, but there are ${positionals.length}: ${positionals.join(', ')}`)
  const locale = values.locale?.toLowerCase()
  if (locale !== undefined && !isLocale(locale))
    return refuse(`--locale ${values.locale}: there are ${locales.join(', ')}`)
  const currency = currencies.find((candidate) => candidate === values.currency?.toUpperCase())
  if (values.currency?.includes(','))
    return refuse('--currency takes one: an amount in one currency is no amount in another')
  if (values.currency !== undefined && !currency)
    return refuse(`--currency ${values.currency}: there are ${currencies.join(', ')}`)
  const origin = values.origin ?? 'http://localhost:8788'
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    return refuse(`--origin ${origin} is not an address such as http://localhost:8788`)
  return {
    ok: true,
    value: {
      file,
      mapping: values.mapping ?? null,
      locale: locale ?? null,
      currency: currency ?? null,
      category: values.category ?? null,
      origin: new URL(origin).origin,
      token: values.token ?? env['ADMIN_TOKEN'] ?? 'local-admin-token',
      dryRun: values['dry-run'] ?? false,
      acceptPrices: values['accept-prices'] ?? false,
      report: values.report ?? null,
    },
  }
}

function parsedArgs(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const value = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: text,
        locale: text,
        currency: text,
        category: text,
        origin: text,
        token: text,
        report: text,
        'dry-run': flag,
        'accept-prices': flag,
        help: { ...flag, short: 'h' },
      },
    })
    return { ok: true as const, value }
  } catch (error) {
    return { ok: false as const, failure: error instanceof Error ? error.message : String(error) }
  }
}
