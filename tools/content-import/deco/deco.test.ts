import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { blocks } from '../../../client/blocks/registry.ts'
import type { RawBlock } from '../../../shared/content/document.ts'
import { faultLine } from '../../../shared/content/written.ts'
import { sharedData } from '../../../tests/harness/shared-data.ts'
import { checkDraft } from '../../content-push/check-blocks.ts'
import { readDecoExport } from './read-export.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function read(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-deco-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  const { drafts, report } = await readDecoExport(folder, { under: 'deco', siteId: 'kerb-en-us' })
  return { drafts, report, reported: report.map(({ file, path, reason }) => `${file} ${path}: ${reason}`).join('\n') }
}

const page = (sections: unknown, fields = {}) => ({
  'pages-home.json': { __resolveType: 'website/pages/Page.tsx', name: 'Home', path: '/', sections, ...fields },
})
const blocksOf = async (sections: unknown, fields: Readonly<Record<string, unknown>> = {}) => {
  const { drafts, reported } = await read({ ...page(sections), ...fields })
  return { made: drafts[0]?.document['blocks'] as RawBlock[], reported }
}
const section = (name: string, props: object) => ({ __resolveType: `site/sections/${name}.tsx`, ...props })
const picture = 'https://img.invalid/a.png'

describe('an export', () => {
  it('puts pages where they can be browsed, patterns by their name', async () => {
    const { drafts, reported } = await read({
      ...page([]),
      'pages-Men.json': { path: '/Men/Running_Shoes', sections: [] },
      'pages-men-2.json': { path: '/men/running-shoes', sections: [] },
      'pages-pdp.json': { name: 'Product Page', path: '/products/:slug', sections: [] },
    })
    expect(drafts.map(({ key }) => key).sort()).toEqual(['deco', 'deco/men/running-shoes', 'deco/product-page'])
    expect(reported).toContain('this one is left out')
  })

  it('puts saved blocks in their place, once each on the way down', async () => {
    const { made, reported } = await blocksOf(
      [{ __resolveType: 'My Faq', title: 'Own title' }, { __resolveType: 'Ring A' }],
      {
        'My%20Faq.json': section('Faq', {
          title: 'Saved',
          questions: [{ question: 'Why?', answer: '<p>Because.</p>' }],
        }),
        'Ring%20A.json': section('Wrapper', { section: { __resolveType: 'Ring B' } }),
        'Ring%20B.json': section('Wrapper', { section: { __resolveType: 'Ring A' } }),
      },
    )
    expect(made[0]).toEqual({
      type: 'accordions',
      title: 'Own title',
      items: [{ type: 'accordion', title: 'Why?', richText: '<p>Because.</p>' }],
    })
    expect(reported).toContain('Ring A > Ring B > Ring A')
  })

  it('may be one file with all blocks by name', async () => {
    const { drafts } = await read({ 'decofile.json': { ...page([]), Header: section('Header', {}) } })
    expect(drafts.map(({ key }) => key)).toEqual(['deco'])
  })

  it('never fails, whatever is in it', async () => {
    const { drafts, reported } = await read({
      'a.json': '{"broken": ',
      'b.json': '[1, 2]',
      'c.json': 'null',
      'd.json': { path: '/odd', sections: [null, 7, 'x', [], {}, { __resolveType: 3 }, { __resolveType: '' }] },
      'e.json': {
        path: '/e',
        sections: { __resolveType: 'website/flags/multivariate.ts', variants: [null, { value: 3 }] },
      },
      'f%ZZ.json': {
        path: '/f',
        sections: [section('Faq', { questions: 'none' }), section('Nope', { a: { b: [null] } })],
      },
    })
    expect(drafts.map(({ key }) => key).sort()).toEqual(['deco/e', 'deco/f', 'deco/odd'])
    for (const file of ['a.json', 'b.json', 'c.json', 'd.json', 'f%ZZ.json']) expect(reported).toContain(file)
  })
})

describe('sections', () => {
  it('become the nearest blocks, whatever a site calls them', async () => {
    const banner = {
      image: { desktop: picture, mobile: 'https://img.invalid/m.png' },
      title: 'New',
      cta: { label: 'Go', href: '/men' },
    }
    const { made, reported } = await blocksOf([
      section('Header', { alerts: ['<p>Ten percent</p>'], navItems: [{ name: 'Men', url: '/men' }] }),
      { __resolveType: 'website/sections/Rendering/Lazy.tsx', section: section('HeroBanner', banner) },
      section('Banner', banner),
      section('SomethingOfTheirOwn', { tiles: [{ label: 'Men', href: '/men', image: picture }] }),
      section('Html', { html: '<p>Words</p>' }),
      section('ProductShelf', { title: 'Kids', products: { __resolveType: 'vtex/loaders/x.ts', query: 'kids' } }),
      section('Footer', { links: [{ title: 'Help', children: [{ title: 'Returns', href: '/returns' }] }] }),
      section('Theme', { mainColors: {} }),
    ])
    expect(made.map(({ type }) => type)).toEqual([
      'thin-banner',
      'secondary-navigation',
      'hero',
      'split-banner',
      'collection',
      'rich-text',
      'collection',
      'collection',
    ])
    expect(made[2]).toMatchObject({
      title: 'New',
      media: { url: picture, smallUrl: 'https://img.invalid/m.png' },
      targets: [{ label: 'Go', target: { url: '/search?q=men' } }],
    })
    expect(made[4]).toMatchObject({ items: [{ type: 'category-card', title: 'Men' }] })
    expect(made[6]).toMatchObject({ title: 'Kids', source: { categoryId: '3000' } })
    expect(reported).toContain('pages-home.json sections.3: SomethingOfTheirOwn is no section that is known')
  })

  it('follow the export’s own pages, and no script', async () => {
    const links = (href: string) => section('Links', { links: [{ label: 'x', href }] })
    const { drafts } = await read({
      ...page([
        links('/men'),
        links('java\nscript:alert(1)'),
        links('https://a.invalid/'),
        links('//evil.invalid'),
        links('/s?q=low'),
      ]),
      'pages-men.json': { path: '/men', sections: [] },
    })
    const landing = drafts.find(({ key }) => key === 'deco')?.document['blocks'] as {
      links: { target: { url: string } }[]
    }[]
    expect(landing.map(({ links: [link] }) => link?.target.url)).toEqual([
      '/deco/men',
      'https://a.invalid/',
      '/search?q=low',
    ])
  })
})

describe('variants', () => {
  const multivariate = (...variants: readonly [rule: object | null, words: string][]) => ({
    __resolveType: 'website/flags/multivariate.ts',
    variants: variants.map(([rule, html]) => ({ ...(rule && { rule }), value: [section('Html', { html: html })] })),
  })
  const matcher = (name: string, fields = {}) => ({ __resolveType: `website/matchers/${name}.ts`, ...fields })
  const says = (html: string) => ({ type: 'rich-text', width: 'text', html: `<p>${html}</p>` })

  it('by chance are an experiment', async () => {
    const { made } = await blocksOf([
      multivariate([matcher('random', { traffic: 0.5 }), 'B'], [matcher('always'), 'A']),
    ])
    expect(made).toEqual([
      {
        type: 'experiment',
        experienceId: 'deco-sections-0',
        variants: [{ variantId: 'variant-0', targets: [says('B')] }],
        baselines: [says('A')],
      },
    ])
  })

  it('by screen are shown there only, through saved matchers too', async () => {
    const { made } = await blocksOf([multivariate([{ __resolveType: 'Mobile' }, 'small'], [null, 'large'])], {
      'Mobile.json': matcher('device', { mobile: true }),
    })
    expect(made).toEqual([
      { type: 'segmentation', segments: [], baselines: [says('small')], hideOnBreakpoint: ['lg'] },
      { type: 'segmentation', segments: [], baselines: [says('large')], hideOnBreakpoint: ['sm', 'md'] },
    ])
  })

  it('by sign-in state become a segment, and rules without an equivalent are reported', async () => {
    const { made, reported } = await blocksOf([
      multivariate([matcher('loggedIn'), 'in'], [matcher('location', { city: 'x' }), 'there'], [null, 'all']),
    ])
    expect(made).toEqual([
      { type: 'segmentation', segments: [{ id: 'loggedin', targets: [says('in')] }], baselines: [says('all')] },
    ])
    expect(reported).toContain('sections.0.variants.1.rule')
  })
})

const shared = sharedData('cms/deco-storefront-demo')

describe.skipIf(!shared)('the export of ../shared', () => {
  it('gives ten pages of blocks that the storefront takes', async () => {
    const { drafts, report } = await readDecoExport(shared ?? '', { under: 'deco', siteId: 'kerb-en-us' })
    expect(drafts.map(({ key }) => key).sort()).toEqual([
      'deco',
      'deco/accessories',
      'deco/category-page',
      'deco/home-and-living',
      'deco/kids',
      'deco/men',
      'deco/offline',
      'deco/product-page',
      'deco/s',
      'deco/women',
    ])
    for (const draft of drafts) {
      const { faults, warnings } = checkDraft(draft, blocks)
      expect([...faults, ...warnings].map(faultLine), draft.key).toEqual([])
    }
    const home = drafts.find(({ key }) => key === 'deco')?.document['blocks'] as RawBlock[]
    expect(home.map(({ type }) => type)).toContain('collection')
    for (const { file, reason } of report) expect([file, reason].every(Boolean)).toBe(true)
  })
})
