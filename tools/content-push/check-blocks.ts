import { RawBlock } from '../../shared/content/document.ts'
import { isLogicType } from '../../shared/content/logic.ts'
import { checkWritten, type WrittenCheck, type WrittenFault } from '../../shared/content/written.ts'
import { loadSource } from '../serve/load-source.ts'
import type { Draft } from './read-files.ts'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Props = { safeParse(value: unknown): { readonly error?: { readonly issues: readonly Issue[] } | undefined } }
/** What the storefront knows of its blocks, as far as a check needs it. */
export type BlockProps = ReadonlyMap<string, { readonly props: Props }>

/** The storefront's own blocks, read as its build reads them. */
export async function readBlocks(): Promise<BlockProps> {
  return (await loadSource<{ blocks: BlockProps }>('/client/blocks/registry.ts')).blocks
}

/** Everything the platform would say, and what the storefront would say when it comes to draw each block. */
export function checkDraft({ kind, document }: Draft, blocks: BlockProps): WrittenCheck {
  const { faults } = checkWritten(kind, document)
  const told = new Set(faults.map(({ path }) => path.join('.')))
  const own: WrittenFault[] = []
  const warnings: WrittenFault[] = []
  const walk = (value: unknown, path: WrittenFault['path'], inList: boolean): void => {
    if (typeof value !== 'object' || value === null || path.length > maxDepth) return
    if (inList && !Array.isArray(value)) judge(value, path)
    const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value)
    for (const [key, part] of parts) walk(part, [...path, key], Array.isArray(value))
  }
  const judge = (value: object, path: WrittenFault['path']): void => {
    const type = 'type' in value ? RawBlock.safeParse(value).data?.type : undefined
    if (type === undefined || isLogicType(type)) return
    const definition = blocks.get(type)
    if (!definition)
      warnings.push({ path: [...path, 'type'], reason: `the storefront has no block "${type}" and leaves it out` })
    for (const { path: inside, message } of definition?.props.safeParse(value).error?.issues ?? [])
      own.push({
        path: [...path, ...inside.map((part) => (typeof part === 'number' ? part : String(part)))],
        reason: message,
      })
  }
  walk(kind === 'popup' ? [document] : document['blocks'], kind === 'popup' ? [] : ['blocks'], false)
  return { faults: [...faults, ...own.filter(({ path }) => !told.has(path.join('.')))], warnings }
}

const maxDepth = 120

/** A draft that was made, not written: blocks that the storefront would refuse are left out, and told. */
export function withoutFaultyBlocks(draft: Draft, blocks: BlockProps): { draft: Draft; left: readonly WrittenFault[] } {
  const given = draft.document['blocks']
  const left = checkDraft(draft, blocks).faults.filter(
    ({ path: [field, index] }) => field === 'blocks' && typeof index === 'number',
  )
  if (left.length === 0 || !Array.isArray(given)) return { draft, left: [] }
  const faulty = new Set(left.map(({ path }) => path[1]))
  const kept = given.filter((_, index) => !faulty.has(index))
  return { draft: { ...draft, document: { ...draft.document, blocks: kept } }, left }
}
