import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../shared/i18n/locales.ts'
import { copyIn } from './copy-in.ts'
import { storyTags } from './stories/plan.ts'
import { storiesOf } from './stories.ts'

const referenceDate = '2026-11-15'
const storiesIn = (locale: Locale) => storiesOf(locale, copyIn(locale, referenceDate).shop.scenes, referenceDate)

describe.each([...locales])('stories of %s', (locale) => {
  const { pages, articles } = storiesIn(locale)

  it('fill several pages of a grid, each with a page of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24)
    const slugs = pages.map(({ slug }) => `/${slug}`)
    for (const { url } of articles) expect(slugs).toContain(url)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  })

  it('have two paragraphs in at least half of the cases', () => {
    const told = pages.filter(({ blocks }) => (JSON.stringify(blocks).match(/<p>/g) ?? []).length === 2)
    expect(told.length).toBeGreaterThanOrEqual(12)
  })

  it('use every tag, each with one label', () => {
    const tags = articles.flatMap((article) => article.tags)
    expect(new Set(tags.map(({ id }) => id))).toEqual(new Set(storyTags))
    expect(new Set(tags.map(({ label }) => label)).size).toBe(storyTags.length)
  })

  it('link to other stories, never to themselves', () => {
    for (const { slug, blocks } of pages.filter(({ slug }) => slug !== 'stories')) {
      const [tag] = (blocks.at(-1) as { initialQueryNotFiltered: { tagId: string[] } }).initialQueryNotFiltered.tagId
      const found = articles.filter(({ tags }) => tags.some(({ id }) => id === tag))
      expect(found.length, slug).toBeGreaterThan(0)
      expect(found.map(({ url }) => url)).not.toContain(`/${slug}`)
    }
  })
})

it('uses the spelling of each English-speaking country', () => {
  expect(storiesIn('en-gb').articles.find(({ id }) => id === 'colour-names')?.title).toBe('Who names the colours')
  expect(storiesIn('en-us').articles.find(({ id }) => id === 'colour-names')?.title).toBe('Who names the colors')
})
