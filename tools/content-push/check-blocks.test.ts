import { describe, expect, it } from 'vitest'
import { seedDocuments } from '../../demo/seed/content/documents.ts'
import { demoReferenceDate } from '../../demo/seed/send.ts'
import { faultLine } from '../../shared/content/written.ts'
import { fromRoot } from '../serve/project.ts'
import { blocks, ignoredFields } from './block-knowledge.ts'
import { checkDraft, withoutFaultyBlocks } from './check-blocks.ts'
import { readFiles } from './read-files.ts'

const draft = (blocks: readonly unknown[]) => ({
  file: 'x.json',
  siteId: 'kerb-en-us',
  kind: 'page' as const,
  key: 'x',
  publishFrom: null,
  publishUntil: null,
  document: { id: 'x', slug: 'x', title: 'X', seo: { title: 'X', description: '' }, blocks: blocks },
})

describe('a document on its way', () => {
  it('is held to what the storefront’s blocks want, wherever they stand', () => {
    const { faults } = checkDraft(draft([{ type: 'collection', items: [{ type: 'spacer', line: 'yes' }] }]), blocks)
    expect(faults.map(faultLine).join()).toMatch(/^blocks\.0\.items\.0\.line: /)
  })

  it('reports blocks that the storefront does not have', () => {
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
  const input = draft([{ type: 'spacer' }, { type: 'hero' }, { type: 'spacer', line: true }])
  const { draft: sound, left } = withoutFaultyBlocks(input, blocks)
  expect(sound.document['blocks']).toEqual([{ type: 'spacer' }, { type: 'spacer', line: true }])
  expect(left.every(({ path }) => path[1] === 1)).toBe(true)
  expect(left.length).toBeGreaterThan(0)
})

it('the demo shop’s documents are what the storefront wants', () => {
  const answer = [...seedDocuments(demoReferenceDate)].flatMap((entry) => {
    const { faults, warnings } = checkDraft(
      { ...entry, file: `${entry.siteId}/${entry.kind}/${entry.key}` },
      blocks,
      ignoredFields,
    )
    return [...faults, ...warnings].map((fault) => `${entry.siteId}/${entry.key} ${faultLine(fault)}`)
  })
  expect(answer).toEqual([])
})

it('the documents that live as files are, too', async () => {
  const { drafts, refused } = await readFiles(fromRoot('content'))
  expect(refused).toEqual([])
  expect(drafts.length).toBeGreaterThanOrEqual(3)
  for (const input of drafts)
    expect(checkDraft(input, blocks, ignoredFields), input.file).toEqual({ faults: [], warnings: [] })
})
