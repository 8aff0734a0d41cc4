import { expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import { newsMailOf } from './mails.ts'
import { messages as de } from './messages/de.ts'

it.each(Object.entries(de))('the German mail %s says du, as the shop does', (_, words) => {
  expect(Object.values(words).join(' ')).not.toMatch(/\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/)
})

it.each(Object.values(sites))(
  'a mail of news in $locale has the address that ends it, to be seen and in its header',
  (site) => {
    const end = 'https://shop.example/en-us/unsubscribe?token=x'
    const ending = { ending: 'newsletter', address: end } as const
    const { text, headers } = newsMailOf('confirmNewsletter', site, 'a@shop.example', 'https://shop.example', ending)
    expect(text).toContain(end)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  },
)
