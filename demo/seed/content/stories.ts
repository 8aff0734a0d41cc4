import type { ArticleDocument } from '../../../shared/content/article.ts'
import type { PageDocument, RawBlock } from '../../../shared/content/document.ts'
import { type Locale, type Site, sites } from '../../../shared/i18n/locales.ts'
import type { ShopCopy } from '../copy/copy.ts'
import { spell } from '../product-copy/spelling.ts'
import { linkPath } from './links.ts'
import { htmlOf } from './markup.ts'
import { scene } from './scenes.ts'
import { storiesDe } from './stories/de.ts'
import { storiesEn } from './stories/en.ts'
import { storiesEs } from './stories/es.ts'
import { storiesFr } from './stories/fr.ts'
import { storiesIt } from './stories/it.ts'
import { type StoriesCopy, type StoryId, type StoryTag, storyIds, storyPlans, storyTags } from './stories/plan.ts'

const copies: Readonly<Record<Site['language'], StoriesCopy>> = {
  en: storiesEn,
  de: storiesDe,
  fr: storiesFr,
  es: storiesEs,
  it: storiesIt,
}

const daysBetweenStories = 6
const dayMs = 86_400_000

type Page = Omit<PageDocument, 'revision' | 'updatedAt'>
type Stories = { readonly pages: readonly Page[]; readonly articles: readonly ArticleDocument[] }

/** Title of the page with all stories, used in the footer. */
export const storiesTitle = (locale: Locale): string => copies[sites[locale].language].title

/**
 * The shop's stories in one locale: for each an article (for article grids) and its page. Dates go back from the
 * reference date.
 */
export function storiesOf(locale: Locale, scenes: ShopCopy['scenes'], referenceDate: string): Stories {
  const copy = copies[sites[locale].language]
  const respell = (text: string) => spell(locale, text)
  const { title, description } = copy
  const grid: RawBlock = { type: 'article-grid', rowsToLoad: 6, gridSize: { sm: 1, md: 2, lg: 3 } }
  return {
    pages: [
      {
        id: 'stories',
        slug: 'stories',
        title,
        seo: { title, description, noindex: false },
        blocks: [grid, { type: 'social-photos' }],
      },
      ...storyIds.map((id) => storyPage(id, copy, scenes, respell, locale)),
    ],
    articles: storyIds.map((id, index) => {
      const { tags, scene: picture } = storyPlans[id]
      const { url, alt } = scene(scenes, picture)
      return {
        id,
        url: `/stories/${id}`,
        title: respell(copy.stories[id].title),
        eyebrow: respell(copy.tags[tags[0]]),
        picture: { url, alt },
        publishedAt: new Date(Date.parse(referenceDate) - index * daysBetweenStories * dayMs).toISOString(),
        tags: tags.map((tag) => ({ id: tag, label: respell(copy.tags[tag]) })),
        summary: respell(summaryOf(copy.stories[id].text)),
      }
    }),
  }
}

function storyPage(
  id: StoryId,
  copy: StoriesCopy,
  scenes: ShopCopy['scenes'],
  respell: (text: string) => string,
  locale: Locale,
): Page {
  const { scene: picture } = storyPlans[id]
  const title = respell(copy.stories[id].title)
  const html = htmlOf(respell(copy.stories[id].text), (target) => linkPath(target, locale))
  return {
    id: `story-${id}`,
    slug: `stories/${id}`,
    title,
    seo: { title, description: respell(summaryOf(copy.stories[id].text)), noindex: false },
    blocks: [
      { type: 'picture', media: { ...scene(scenes, picture), ratio: { sm: 1, lg: 2.35 } } },
      { type: 'rich-text', width: 'text', html },
      {
        type: 'article-grid',
        title: respell(copy.more),
        initialQueryNotFiltered: { tagId: [otherTopic(id)] },
        showFilterBar: false,
        loadMore: false,
      },
    ],
  }
}

/** A tag of later stories that this one doesn't have, so that a page doesn't link to itself. */
function otherTopic(id: StoryId): StoryTag {
  const ownTags: readonly StoryTag[] = storyPlans[id].tags
  const index = storyIds.indexOf(id)
  const laterTags = [...storyIds.slice(index + 1), ...storyIds].flatMap((other) => storyPlans[other].tags)
  return laterTags.find((tag) => !ownTags.includes(tag)) ?? storyTags[0]
}

const summaryOf = (text: string): string => text.split('\n')[0] ?? ''
