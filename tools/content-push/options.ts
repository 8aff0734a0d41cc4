import { parseArgs } from 'node:util'
import type { ResultOf } from '../../shared/result.ts'
import { type Connection, connectionOf, connectionOptions, connectionUsage, flag } from './connection.ts'

export type Options = Connection & {
  readonly directory: string
  readonly format: 'files' | 'deco'
  /** Where pages of another format land: `deco` is /deco/…; their site. */
  readonly under: string
  readonly site: string
  readonly dryRun: boolean
  readonly yes: boolean
  /** Overwrites what another editor has published meanwhile. */
  readonly force: boolean
  /** Publishes although something that documents lead to isn't there. */
  readonly allowMissing: boolean
}

export const usage = `Usage: npm run content:push -- DIR [options]

  DIR               documents as content/README.md describes them, or an export of another system
  --format F        files (as above) or deco (a folder of a deco site's blocks, one JSON file each)
  --under PATH      where an export's pages land (deco)
  --site ID         the site an export's pages land on (kerb-en-us)
${connectionUsage}
  --dry-run         checks, shows what would change and writes nothing
  --yes             doesn't ask before writing
  --allow-missing   publishes although a link, picture, dialog or fragment leads nowhere; it is told all the same
  --force           publishes over what somebody else has changed since this folder was pulled or pushed

Exit code: 0 all is published, 1 something was refused or a cache wasn't told, 2 nothing could be done.`

type Parsed = ResultOf<Options | null, string>

/** `null` when help is asked for. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Parsed {
  const refuse = (failure: string): Parsed => ({ ok: false, failure })
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { ...text, default: 'files' },
        under: { ...text, default: 'deco' },
        site: { ...text, default: 'kerb-en-us' },
        ...connectionOptions,
        'dry-run': flag,
        yes: flag,
        force: flag,
        'allow-missing': flag,
        help: { ...flag, short: 'h' },
      },
    })
    if (values.help) return { ok: true, value: null }
    const [directory, ...extraArguments] = positionals
    if (directory === undefined) return refuse('Which folder?')
    if (extraArguments.length > 0) return refuse(`One folder at a time, but there are ${positionals.length}.`)
    const format = values.format
    if (format !== 'files' && format !== 'deco') return refuse(`--format ${format}: there are files and deco`)
    const prefix = values.under.replace(/^\/+|\/+$/g, '')
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(prefix)) return refuse(`--under ${values.under} is no path such as deco`)
    if (!/^[a-z0-9]+-[a-z]{2}-[a-z]{2}$/.test(values.site))
      return refuse(`--site ${values.site} is no site such as kerb-en-us`)
    return {
      ok: true,
      value: {
        directory,
        format,
        under: prefix,
        site: values.site,
        ...connectionOf(values, env),
        dryRun: values['dry-run'],
        yes: values.yes,
        force: values.force,
        allowMissing: values['allow-missing'],
      },
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}
