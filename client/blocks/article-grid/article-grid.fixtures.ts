import type { z } from 'zod'
import type { ArticleGridContent } from '../../../shared/content/article.ts'

export const articleGridFixtures: Readonly<Record<string, z.input<typeof ArticleGridContent>>> = {
  plain: {},
  titled: { title: 'Stories', rowsToLoad: 6, gridSize: { sm: 1, md: 2, lg: 3 } },
  chosen: { title: 'Care', initialQuery: { tagId: ['care'] }, rowsToLoad: 2, gridSize: { sm: 2, md: 3, lg: 4 } },
  teaser: {
    title: 'Aus der Werkstatt und von unterwegs',
    initialQueryNotFiltered: { tagId: ['walks'] },
    showFilterBar: false,
    loadMore: false,
    hidePageDate: true,
  },
  oneColumn: { rowsToLoad: 1, gridSize: { sm: 1, md: 1, lg: 1 }, showFilterBar: false },
  nothing: { title: 'Nothing yet', initialQueryNotFiltered: { query: 'zzzzzz' } },
}
