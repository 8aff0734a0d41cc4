import { describe, expect, it } from 'vitest'
import { blocks } from '../../client/blocks/registry.ts'
import { seedDocuments } from '../../platform/db/seed/content/documents.ts'
import { demoReferenceDate } from '../../platform/db/seed/send.ts'
import { tellFault } from '../../shared/content/written.ts'
import { checkDraft, withoutFaultyBlocks } from './check-blocks.ts'
import { readFiles } from './read-files.ts'

const draft = (own: readonly unknown[]) => ({
  file: 'x.json',
  siteId: 'kerb-en-us',
  kind: 'page' as const,
  key: 'x',
  publishFrom: null,
  publishUntil: null,
  document: { id: 'x', slug: 'x', title: 'X', seo: { title: 'X', description: '' }, blocks: own },
})

describe('a document on its way', () => {
  it('is held to what the storefront’s blocks want, wherever they stand', () => {
    const { faults } = checkDraft(draft([{ type: 'collection', items: [{ type: 'spacer', line: 'yes' }] }]), blocks)
    expect(faults.map(tellFault).join()).toMatch(/^blocks\.0\.items\.0\.line: /)
  })

  it('is told of blocks that the storefront does not have', () => {
    const { faults, warnings } = checkDraft(draft([{ type: 'warp-core' }]), blocks)
    expect(faults).toEqual([])
    expect(warnings.map(({ path }) => path.join('.'))).toEqual(['blocks.0.type'])
  })

  it('tells a fault once', () => {
    const { faults } = checkDraft(draft([{ type: 'hero', title: 7, media: { url: '/x', alt: '' } }]), blocks)
    expect(faults.map(({ path }) => path.join('.'))).toEqual(['blocks.0.title'])
  })
})

it('a draft that was made loses what the storefront would refuse, and tells it', () => {
  const made = draft([{ type: 'spacer' }, { type: 'hero' }, { type: 'spacer', line: true }])
  const { draft: sound, left } = withoutFaultyBlocks(made, blocks)
  expect(sound.document['blocks']).toEqual([{ type: 'spacer' }, { type: 'spacer', line: true }])
  expect(left.every(({ path }) => path[1] === 1)).toBe(true)
  expect(left.length).toBeGreaterThan(0)
})

it('the demo shop’s documents are what the storefront wants', () => {
  const told = [...seedDocuments(demoReferenceDate)].flatMap((entry) => {
    const { faults, warnings } = checkDraft({ ...entry, file: `${entry.siteId}/${entry.kind}/${entry.key}` }, blocks)
    return [...faults, ...warnings].map((fault) => `${entry.siteId}/${entry.key} ${tellFault(fault)}`)
  })
  expect(told).toEqual([])
})

it('the documents that live as files are, too', async () => {
  const { drafts, refused } = await readFiles(new URL('../../content', import.meta.url).pathname)
  expect(refused).toEqual([])
  expect(drafts.length).toBeGreaterThanOrEqual(3)
  for (const one of drafts) expect(checkDraft(one, blocks), one.file).toEqual({ faults: [], warnings: [] })
})
