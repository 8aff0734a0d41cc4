import { addressOf } from '../../../shared/place-address.ts'
import type { Place } from '../block.ts'

/** Query parameters. An empty `tagId` means no tag at all, rather than the editor's initial tags. */
export const tagName = 'tagId'
export const offsetName = 'offset'

/** The tags chosen by the editor. */
type InitialQuery = { readonly initialQuery: { readonly tagId: readonly string[] } }

/** Whether the chosen tags are the editor's, which the URL omits. */
export const isInitial = ({ initialQuery: { tagId } }: InitialQuery, chosen: readonly string[]): boolean =>
  tagId.length === chosen.length && tagId.every((id) => chosen.includes(id))

/** The page's URL with the grid in another state. The editor's initial tags are omitted. */
export function gridHref(
  { path, query }: Pick<Place, 'path' | 'query'>,
  grid: InitialQuery,
  { chosen, offset }: { readonly chosen: readonly string[]; readonly offset: number },
): string {
  const otherParams = Object.entries(query).filter(([name]) => name !== tagName && name !== offsetName)
  return addressOf({
    path,
    query: {
      ...Object.fromEntries(otherParams),
      ...(!isInitial(grid, chosen) && { [tagName]: chosen.length > 0 ? chosen : [''] }),
      ...(offset > 0 && { [offsetName]: [String(offset)] }),
    },
  })
}
