import { contentKinds, type IngestDocument } from '../shared/contracts/ingest.ts'
import { type Listed, listDocuments, type Viewing } from './read-documents.ts'

type Kind = IngestDocument['kind']
type Found = { readonly id: string; readonly name: string; readonly variant: string | null }
export type ShowcaseAsked = {
  readonly siteId: string
  readonly docType: string
  readonly layoutVariant?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** Kinds of documents that hold blocks. */
const holders: readonly Kind[] = ['page', 'category', 'product', 'fragment', 'popup']
const mostRead = 2000

/**
 * Spec 1 §7 "showcase/{siteId}/{docType}": what there is of a document kind (`page`: its key and title) or of a block
 * type (`hero`: `page/home#blocks.0` and the block's own name), by id. `layoutVariant` keeps those whose `variant` it
 * is: the document's, else its first block's.
 */
export async function showcase(
  db: D1Database,
  query: ShowcaseAsked,
  viewing: Viewing,
): Promise<{ total: number; results: { id: string; name: string }[] }> {
  const kind = contentKinds.find((candidate) => candidate === query.docType)
  const list = async (of: Kind) =>
    (await listDocuments(db, { siteId: of === 'fragment' ? '' : query.siteId, kind: of, limit: mostRead }, viewing))
      .value
  const allBlocks: Found[] = kind
    ? (await list(kind)).map(documentFound)
    : (
        await Promise.all(
          holders.map(async (of) => (await list(of)).flatMap((document) => blocksOf(query.docType, of, document))),
        )
      ).flat()
  const matches =
    query.layoutVariant === undefined ? allBlocks : allBlocks.filter(({ variant }) => variant === query.layoutVariant)
  return {
    total: matches.length,
    results: matches.slice(query.offset, query.offset + query.limit).map(({ id, name }) => ({ id, name })),
  }
}

function documentFound({ key, document }: Listed): Found {
  const blocks = document['blocks']
  return {
    id: key,
    name: textOf(document, 'title') ?? textOf(document, 'name') ?? key,
    variant: textOf(document, 'variant') ?? (Array.isArray(blocks) ? textOf(blocks[0], 'variant') : null),
  }
}

/** A pop-up's document is a block itself. */
function blocksOf(type: string, kind: Kind, { key, document }: Listed): Found[] {
  const blocks: Found[] = []
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return
    if (textOf(value, 'type') === type) {
      const name = textOf(value, 'name') ?? textOf(value, 'title') ?? type
      const at = path.length > 0 ? `#${path.join('.')}` : ''
      blocks.push({ id: `${kind}/${key}${at}`, name, variant: textOf(value, 'variant') })
    }
    const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    for (const [name, part] of parts) walk(part, [...path, name])
  }
  walk(kind === 'popup' ? document : { blocks: document['blocks'] }, [])
  return blocks
}

function textOf(value: unknown, field: string): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null
  return typeof text === 'string' && text !== '' ? text : null
}
