import { expect, it } from 'vitest'
import type { MenuItem } from '../../shared/content/document.ts'
import { formatter } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { searchPages } from './search-pages.ts'

const item = (title: string, id: number, ...children: MenuItem[]): MenuItem =>
  ({ title, target: { type: 'link', url: `/c/x-${id}` }, children }) as unknown as MenuItem
const content = {
  menu: async () => ({
    document: {
      items: [item('New', 5000, item('Women', 5100, item('Shoes', 5101)), item('Men', 5200, item('Shoes', 5201)))],
    },
  }),
  footer: async () => ({ document: { columns: [], legal: [] } }),
  articles: async () => ({ result: [] }),
}

it('categories of one name in one department are told apart by all that is above them', async () => {
  const context = { site: sites['en-us'], locale: 'en-us', t: formatter('en-us') }
  type Asked = Parameters<typeof searchPages>
  const found = await searchPages(context as unknown as Asked[0], content as unknown as Asked[1], 'shoes')
  expect(found.map(({ label, note }) => [label, note])).toEqual([
    ['Shoes', 'Women, New'],
    ['Shoes', 'Men, New'],
  ])
})
