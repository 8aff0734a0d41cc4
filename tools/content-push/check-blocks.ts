import type { BlockRegistry } from '../../client/blocks/registry.ts'
import { RawBlock } from '../../shared/content/document.ts'
import { isLogicType, logicBlocks } from '../../shared/content/logic.ts'
import { checkWritten, type WrittenCheck, type WrittenFault, writtenShapes } from '../../shared/content/written.ts'
import { loadSource } from '../serve/load-source.ts'
import type { Draft } from './read-files.ts'
import { unsafeReferences } from './references.ts'
import { nearest, unknownFields } from './unknown-fields.ts'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }
type Props = { safeParse(value: unknown): { readonly error?: { readonly issues: readonly Issue[] } | undefined } }
/** Knowledge of the storefront's blocks, as far as a check needs it. */
export type BlockProps = ReadonlyMap<string, { readonly props: Props }>
/** Fields of a block that change nothing where they stand (block-knowledge.ts). */
export type IgnoredFields = (type: string, value: Readonly<Record<string, unknown>>) => readonly string[]
export type BlockKnowledge = { readonly blocks: BlockRegistry; readonly ignoredFields: IgnoredFields }

let knowledge: Promise<BlockKnowledge> | undefined

/** The storefront's own blocks, read once, as its build reads them. */
export function readBlocks(): Promise<BlockKnowledge> {
  knowledge ??= loadSource('/tools/content-push/block-knowledge.ts')
  return knowledge
}

/** Fields that any block may have beside its props. */
const ofEveryBlock = ['type', 'id', 'name']
const maxDepth = 120

/**
 * Everything the platform would say, and what the storefront would say when it comes to draw each block; fields that
 * nobody knows, which readers drop without a word; links and pictures that no browser should follow. Warnings are what
 * does no harm: a block that the storefront doesn't have, a field that a block has no place for.
 */
export function checkDraft(
  { kind, document }: Draft,
  blocks: BlockProps,
  ignoredFields: IgnoredFields = () => [],
): WrittenCheck {
  const written = checkWritten(kind, document)
  const faulty = new Set(written.faults.map(({ path }) => path.join('.')))
  const faults: WrittenFault[] = [...unsafeReferences(document)]
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
    if (type === undefined) return
    if (isLogicType(type)) {
      faults.push(...unknownFields(logicBlocks[type], value, path, ofEveryBlock))
      return
    }
    const definition = blocks.get(type)
    if (!definition) {
      const meant = nearest(type, [...blocks.keys(), ...Object.keys(logicBlocks)])
      const reason = `the storefront has no block "${type}" and leaves it out${meant ? `: did you mean "${meant}"?` : ''}`
      warnings.push({ path: [...path, 'type'], reason })
      return
    }
    const { issues = [] } = definition.props.safeParse(value).error ?? {}
    for (const { path: inside, message } of issues)
      faults.push({
        path: [...path, ...inside.map((part) => (typeof part === 'number' ? part : String(part)))],
        reason: message,
      })
    const extra = kind === 'popup' && path.length === 0 ? [...ofEveryBlock, 'position'] : ofEveryBlock
    faults.push(...unknownFields(definition.props, value, path, extra))
    if (issues.length > 0) return
    for (const field of ignoredFields(type, value as Record<string, unknown>))
      if (!extra.includes(field) || ofEveryBlock.includes(field))
        warnings.push({ path: [...path, field], reason: `"${type}" has no place for it here: it changes nothing` })
  }
  if (kind === 'popup') judge(document, [])
  else faults.push(...unknownFields(writtenShapes[kind], document))
  walk(document['blocks'], ['blocks'], false)
  return {
    faults: [...written.faults, ...distinct(faults).filter(({ path }) => !faulty.has(path.join('.')))],
    warnings,
  }
}

function distinct(faults: readonly WrittenFault[]): WrittenFault[] {
  const byText = new Map(faults.map((fault) => [`${fault.path.join('.')}: ${fault.reason}`, fault]))
  return [...byText.values()]
}

/** A converted draft: blocks that the storefront would refuse are left out and reported. */
export function withoutFaultyBlocks(draft: Draft, blocks: BlockProps): { draft: Draft; left: readonly WrittenFault[] } {
  const blocksOfDraft = draft.document['blocks']
  const remaining = checkDraft(draft, blocks).faults.filter(
    ({ path: [field, index] }) => field === 'blocks' && typeof index === 'number',
  )
  if (remaining.length === 0 || !Array.isArray(blocksOfDraft)) return { draft, left: [] }
  const faulty = new Set(remaining.map(({ path }) => path[1]))
  const sound = blocksOfDraft.filter((_, index) => !faulty.has(index))
  return { draft: { ...draft, document: { ...draft.document, blocks: sound } }, left: remaining }
}
