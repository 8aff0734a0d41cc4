import { describe, expect, it } from 'vitest'
import { blocks, ignoredFields } from './block-knowledge.ts'
import { checkDraft } from './check-blocks.ts'
import { checkReferences } from './check-references.ts'
import { nearest } from './unknown-fields.ts'

const draft = (draftBlocks: readonly unknown[], fields = {}) => ({
  file: 'x.json',
  siteId: 'kerb-en-us',
  kind: 'page' as const,
  key: 'x',
  publishFrom: null,
  publishUntil: null,
  document: { id: 'x', slug: 'x', title: 'X', seo: { title: 'X', description: '' }, blocks: draftBlocks, ...fields },
})
const reply = (draftBlocks: readonly unknown[], fields = {}) => {
  const { faults, warnings } = checkDraft(draft(draftBlocks, fields), blocks, ignoredFields)
  const lines = (list: typeof faults) => list.map(({ path, reason }) => `${path.join('.')}: ${reason}`)
  return { faults: lines(faults), warnings: lines(warnings) }
}
const media = { url: '/images/scenes/sale', alt: 'Sale' }
const link = (url: string) => ({ type: 'cta', targets: [{ label: 'Go', target: { url } }] })

describe('a typing error', () => {
  it.each<[string, unknown, string]>([
    [
      'in a block',
      { type: 'hero', media, titel: 'x' },
      'blocks.0.titel: there is no such field: did you mean "title"?',
    ],
    [
      'inside media',
      { type: 'hero', media: { ...media, smalUrl: '/x' } },
      'blocks.0.media.smalUrl: there is no such field: did you mean "smallUrl"?',
    ],
    [
      'in a button',
      { type: 'cta', targets: [{ label: 'a', target: { url: '/', tagret: 1 } }] },
      'blocks.0.targets.0.target.tagret: there is no such field',
    ],
    [
      'by breakpoint',
      { type: 'collection', items: [], sm: { type: 'grid', autoPlay: true } },
      'blocks.0.sm.autoPlay: there is no such field: did you mean "autoplay"?',
    ],
    [
      'in a segment',
      { type: 'segmentation', segments: [{ id: 'loggedin', target: [] }] },
      'blocks.0.segments.0.target: there is no such field: did you mean "targets"?',
    ],
    [
      'in a block inside',
      { type: 'collection', items: [{ type: 'spacer', szie: 'l' }] },
      'blocks.0.items.0.szie: there is no such field',
    ],
  ])('is reported: %s', (_, block, expected) => {
    expect(reply([block]).faults.join('\n')).toContain(expected)
  })

  it('is reported in the fields of documents, menus and pop-ups', () => {
    expect(reply([], { titel: 'x' }).faults).toEqual(['titel: there is no such field: did you mean "title"?'])
    const of = (kind: 'menu' | 'popup', document: Record<string, unknown>) =>
      checkDraft({ ...draft([]), kind, document }, blocks).faults.map(({ path }) => path.join('.'))
    expect(of('menu', { id: 'm', items: [{ title: 'a', children: [{ title: 'b', targt: null }] }] })).toEqual([
      'items.0.children.0.targt',
    ])
    expect(of('popup', { type: 'pop-up', name: 'a', position: 2, dealy: 5 })).toEqual(['dealy'])
  })

  it('in a block’s type is reported with a suggestion', () => {
    expect(reply([{ type: 'spacr' }]).warnings).toEqual([expect.stringContaining('did you mean "spacer"?')])
  })

  it('leaves names, ids and what a schema leaves open alone', () => {
    expect(
      reply([
        { type: 'spacer', id: 'a', name: 'b' },
        { type: 'collection', name: '[stacked]', items: [{ type: 'spacer' }] },
      ]),
    ).toEqual({ faults: [], warnings: [] })
  })

  it('is measured by letters', () => {
    expect(nearest('subtitel', ['title', 'subtitle'])).toBe('subtitle')
    expect(nearest('zebra', ['title', 'subtitle'])).toBeNull()
  })
})

describe('a link that no browser should follow', () => {
  it.each([
    ['javascript:alert(1)', link('javascript:alert(1)'), 'blocks.0.targets.0.target.url'],
    ['a host without a scheme', link('//evil.example'), 'blocks.0.targets.0.target.url'],
    ['words', link('click here'), 'blocks.0.targets.0.target.url'],
    [
      'one in rich text',
      { type: 'rich-text', width: 'text', html: '<p><a class=x href="java&#39;script:x">x</a></p>' },
      'blocks.0.html',
    ],
    ['a picture’s', { type: 'picture', media: { url: 'data:image/png;base64,x', alt: '' } }, 'blocks.0.media.url'],
  ])('is refused: %s', (_, block, path) => {
    expect(reply([block]).faults.map((line) => line.split(':')[0])).toContain(path)
  })
})

describe('a field that a block has no place for', () => {
  it('is reported, whatever its schema says', () => {
    expect(reply([{ type: 'hero-block-below', media, title: 'T', tone: 'light' }]).warnings).toEqual([
      'blocks.0.tone: "hero-block-below" has no place for it here: it changes nothing',
    ])
  })

  it('is not a field with its default value, nor one that a nested block reads', () => {
    const accordions = {
      type: 'accordions',
      icon: 'chevron',
      oneOpen: true,
      items: [{ type: 'accordion', title: 'a' }],
    }
    expect(reply([{ type: 'hero', media, title: 'T', tone: 'dark' }, accordions]).warnings).toEqual([])
  })
})

describe('where a document leads', () => {
  const status: Readonly<Record<string, number>> = {
    '/en-us/c/sale-6000': 200,
    '/images/scenes/sale': 200,
    '/en-us/old': 301,
  }
  const check = async (blocks: readonly unknown[], otherDrafts: ReturnType<typeof draft>[] = []) => {
    const { missing, unchecked } = await checkReferences([draft(blocks), ...otherDrafts], {
      fragment: async (id) => (id === 'note' ? { blocks: [{ type: 'dialog', id: 'sizes', title: 'Sizes' }] } : null),
      statusOf: async (path) => (path.includes('down') ? null : (status[path] ?? 404)),
    })
    return { missing: missing.map(({ fault }) => `${fault.path.join('.')}: ${fault.reason}`), unchecked }
  }

  it('is looked up in the shop, the folder and the platform', async () => {
    const faults = await check(
      [
        link('/c/sale-6000'),
        link('/old'),
        link('/new-page'),
        { type: 'fragment', fragmentId: 'note' },
        link('https://elsewhere.example/x'),
      ],
      [{ ...draft([]), key: 'new-page' }],
    )
    expect(faults).toEqual({ missing: [], unchecked: 0 })
  })

  it('is reported when its target is missing', async () => {
    const { missing } = await check([
      link('/c/sael-9999'),
      { type: 'picture', media: { url: '/images/scenes/nowhere', alt: '' } },
      { type: 'fragment', fragmentId: 'nota' },
      link('#fit'),
    ])
    expect(missing.sort()).toEqual([
      'blocks.0.targets.0.target.url: the shop has no link "/c/sael-9999" (404)',
      'blocks.1.media.url: the shop has no picture "/images/scenes/nowhere" (404)',
      'blocks.2.fragmentId: there is no fragment "nota"',
      'blocks.3.targets.0.target.url: there is no dialog, and no other block, with the id "fit" on this page',
    ])
  })

  it('may be a dialog of the page, or of a fragment that it includes', async () => {
    const dialog = { type: 'dialog', id: 'fit', title: 'Fit' }
    const faults = await check([link('#fit'), link('?q=1#sizes'), dialog, { type: 'fragment', fragmentId: 'note' }])
    expect(faults.missing).toEqual([])
  })

  it('is not known of a shop that does not answer', async () => {
    expect(await check([link('/down')])).toEqual({ missing: [], unchecked: 1 })
  })
})
