import { parseArgs } from 'node:util'
import type { IngestDocument } from '../../shared/contracts/ingest.ts'
import { readMoment } from '../../shared/time/moment.ts'
import type { Terminal } from '../terminal.ts'
import { command, type Environment } from './command.ts'
import { sameWindow, windowText } from './compare.ts'
import { type Connection, connectionOf, connectionOptions, connectionUsage, flag } from './connection.ts'
import { type ContentClient, cacheId, createContentClient } from './content-client.ts'
import { renew } from './publish.ts'
import { placeOf } from './read-files.ts'

const usage = `Usage: npm run content:unpublish -- DOCUMENT… [options]

  DOCUMENT          site, kind and key as a file's name has them: kerb-en-us/page/care/suede
  --from INSTANT    only the window that begins then …
  --until INSTANT   … or ends then; its other windows stay
  --delete          drops the earlier revisions too, for good
${connectionUsage}
  --dry-run         shows what would go and writes nothing
  --yes             doesn't ask

Exit code: 0 all is gone, 1 something was refused or a cache wasn't told, 2 nothing could be done.`

type Window = Pick<IngestDocument, 'publishFrom' | 'publishUntil'>
type Place = Pick<IngestDocument, 'siteId' | 'kind' | 'key'> & { readonly name: string }
type Asked = Connection & {
  readonly places: readonly Place[]
  readonly window: Window | undefined
  readonly forget: boolean
  readonly dryRun: boolean
  readonly yes: boolean
}

/**
 * The command: shows what would be removed, asks for confirmation, removes it and purges the storefront's caches. Exit
 * codes as in `usage`.
 */
export const unpublish = command({
  usage,
  readAsked,
  work: (options, terminal) => takeOff(options, createContentClient(options), terminal),
})

function readAsked(args: readonly string[], env: Environment): Asked | null {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...connectionOptions, from: text, until: text, delete: flag, 'dry-run': flag, yes: flag, help: flag },
  })
  if (values.help) return null
  if (positionals.length === 0) throw new Error('Which document?')
  const window: Window = { publishFrom: instantOf(values.from, 'from'), publishUntil: instantOf(values.until, 'until') }
  const oneWindow = window.publishFrom !== null || window.publishUntil !== null
  if (oneWindow && values.delete) throw new Error('--delete drops a whole document: not with --from or --until.')
  return {
    ...connectionOf(values, env),
    places: positionals.map((name) => {
      const place = placeOf(name)
      if ('reason' in place) throw new Error(`${name}: ${place.reason}`)
      return { ...place, name }
    }),
    window: oneWindow ? window : undefined,
    forget: values.delete,
    dryRun: values['dry-run'],
    yes: values.yes,
  }
}

/** The documents may be of several sites, so a day alone says too little. */
function instantOf(text: string | undefined, edge: 'from' | 'until'): string | null {
  if (text === undefined) return null
  const moment = readMoment(text, null, edge)
  if (!moment.ok) throw new Error(`${text} is no instant with its offset, such as 2026-12-24T09:00:00Z`)
  return new Date(moment.instant).toISOString()
}

async function takeOff(
  { places, window, forget, dryRun, yes }: Asked,
  client: ContentClient,
  { line, confirm }: Terminal,
): Promise<0 | 1 | 2> {
  const going: { readonly place: Place; readonly newest: number }[] = []
  for (const place of places) {
    const { newest, windows } = await client.windows(place)
    const selected = windows.filter((stored) => !window || sameWindow(stored, window))
    for (const stored of selected)
      line(`goes       ${place.name}: what shows ${windowText(stored)} (revision ${stored.revision})`)
    if (selected.length > 0 || (forget && newest > 0)) going.push({ place, newest })
    else line(`not there  ${place.name}${window ? `: nothing shows ${windowText(window)}` : ''}`)
  }
  if (dryRun || going.length === 0) return going.length === places.length ? 0 : 1
  const question = `Take ${going.length} off the site${forget ? ' and drop what there was of it for good' : ''}?`
  if (!yes && !(await confirm?.(question))) {
    line(confirm ? 'Nothing was changed.' : 'Nothing was changed: nobody can be asked here, so say --yes.')
    return confirm ? 0 : 2
  }
  const ids = new Set<string>()
  for (const { place, newest } of going) {
    const { name, ...document } = place
    const { failed } = await client.withdraw({ ...document, forget, basedOn: newest, ...(window && { window }) })
    if (failed[0]) line(`refused    ${name}: ${failed[0].reason}`)
    else {
      ids.add(cacheId(place))
      line(`gone       ${name}`)
    }
  }
  const isRenewed = ids.size === 0 || (await renew([...ids], client, line))
  return isRenewed && ids.size > 0 && going.length === places.length ? 0 : 1
}
