import { describe, expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import { textOf } from './texts.ts'

/** The letters of GSM 03.38 that count as one; any other makes a message hold 70 letters instead of 160. */
const gsm = /^[@£$¥èéùìòÇ\nØøÅåÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/
/** As long as a link gets on a domain of 30 letters, with a number of 15 digits. */
const linkLength = 'https:///en-us/unsubscribe?token='.length + 30 + 53

describe.each(Object.values(sites))('a text message in $locale', (site) => {
  it.each(['phoneCode', 'confirmTexts'] as const)('%s is a single one, with its code', (kind) => {
    const { text } = textOf(kind, site, '+12125550147', '012345')
    expect(text).toContain('012345')
    expect(text).toMatch(gsm)
    expect(text.length + (kind === 'confirmTexts' ? 1 + linkLength : 0)).toBeLessThanOrEqual(160)
  })
})
