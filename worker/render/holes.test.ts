import { describe, expect, it } from 'vitest'
import { formatter } from '../../shared/i18n/formatter.ts'
import { noFavorites } from '../services/favorites-summary.ts'
import type { Session } from '../services/session.ts'
import {
  amongMarker,
  favoriteMarker,
  fillHoles,
  type HoleValues,
  holeNames,
  holeValues,
  joinAtHoles,
  marker,
  sizeMarker,
  splitAtHoles,
} from './holes.ts'

const guest = {
  nonce: 'n',
  csrfToken: 't',
  session: null,
  favorites: null,
  foot: null,
  allowed: new Set(['required'] as const),
  consentPrompt: null,
  hasTags: false,
  countryQuestion: null,
  t: formatter('en-us'),
}
const visitor = (firstName: string, cartCount = 0) =>
  holeValues({ ...guest, session: { person: { firstName }, cartCount } as Session, favorites: noFavorites })
const texts = {
  nonce: 'n',
  csrfToken: 't',
  cartCount: '2',
  accountLabel: 'l',
  accountName: 'a',
  favoriteCount: '3',
  consentPrompt: 'p',
  allows: 'r',
  countryQuestion: 'q',
  accountLink: 'd',
  usualSize: 'u',
  footSize: 's',
  footWords: 'w',
}
const values: HoleValues = (name) => new Map<string, string>(Object.entries(texts)).get(name) ?? `<${name}>`

describe('what a hole is filled with', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [`" onmouseover='x' &amp;`, '&quot; onmouseover=&#x27;x&#x27; &amp;amp;'],
    ['👩‍👩‍👧 Zoë', '👩‍👩‍👧 Zoë'],
    ['{name}', '{name}'],
    ['$1 $& $`', '$1 $&amp; $`'],
    ['__proto__', '__proto__'],
  ])('the name %j is text wherever it stands', (name, expected) => {
    const accountLabel = visitor(name)('accountLabel')
    expect(visitor(name)('accountName')).toBe(expected)
    expect(accountLabel).toContain(expected)
    expect(fillHoles(`<b title="${marker('accountLabel')}">${marker('accountName')}</b>`, visitor(name))).toBe(
      `<b title="${accountLabel}">${expected}</b>`,
    )
  })

  it('is empty for a guest and an empty cart', () => {
    const holes = [marker('accountName'), marker('cartCount'), marker('favoriteCount'), marker('countryQuestion')]
    expect(fillHoles(holes.join('|'), holeValues(guest))).toBe('|||')
    expect(visitor('Ada', 12)('cartCount')).toBe('12')
  })

  it('makes the link of the account a dialog’s for a guest alone, and beside no script of others', () => {
    const link = `<a ${marker('accountLink')}="">`
    const links = [guest, { ...guest, hasTags: true }].map((one) => fillHoles(link, holeValues(one)))
    expect([...links, fillHoles(link, visitor('Ada'))]).toEqual([
      '<a data-dialog="">',
      '<a data-page="">',
      '<a data-page="">',
    ])
  })

  it('is a prompt with the tokens of whoever is asked', () => {
    const consentPrompt = `<style nonce="${marker('nonce')}"></style><input value="${marker('csrfToken')}">`
    const asked = holeValues({ ...guest, allowed: new Set(['required', 'functional']), consentPrompt })
    expect(fillHoles(`${marker('allows')}|${marker('consentPrompt')}`, asked)).toBe(
      'required.functional|<style nonce="n"></style><input value="t">',
    )
  })

  it('is not filled again, whatever somebody calls themselves', () => {
    expect(fillHoles(marker('accountName'), () => marker('csrfToken'))).toBe(marker('csrfToken'))
  })
})

describe('a heart', () => {
  const heartsOf = (favorites: typeof noFavorites | null) =>
    fillHoles(
      `${favoriteMarker('KB2T7Q5A01')} ${favoriteMarker('KB2T7Q5A')} ${favoriteMarker('KB2T7Q5A02')}`,
      holeValues({ ...guest, favorites }),
    )

  it('is pressed for the very products that are on the list', () => {
    expect(heartsOf({ favoriteId: 'F1', total: 2, ids: new Set(['KB2T7Q5A02', 'KB2T7Q5A']) })).toBe('false true true')
    expect(heartsOf(noFavorites)).toBe('false false false')
  })

  it('is neither for who has no list', () => {
    expect(heartsOf(null)).toBe('undefined undefined undefined')
  })

  it('of no product is no hole', () => {
    for (const id of ['', 'short', '"><script>', 'kb2t7q5a01']) expect(favoriteMarker(id)).toBe('false')
  })

  it('comes back as the same one from where a page was split', () => {
    const text = `<b aria-pressed="${favoriteMarker('KB2T7Q5A01')}">`
    expect(splitAtHoles(text)[0]?.hole).toBe('favorite:KB2T7Q5A01')
    expect(joinAtHoles(splitAtHoles(text))).toBe(text)
  })
})

describe('a size', () => {
  const lengths = [258, 265, 268]
  const formFor = (foot: { readonly length: number; readonly size: string; readonly words: string } | null) =>
    fillHoles(
      lengths.map((length) => `<input ${sizeMarker(length)}="" value="${length}">`).join('') +
        `<p>${marker('usualSize')}</p>`,
      holeValues({ ...guest, foot }),
    )

  it('is checked for whoever’s foot it fits, and said as it was said', () => {
    expect(formFor({ length: 265, size: '42', words: 'US women <10.5>' })).toBe(
      '<input data-other="" value="258"><input checked="" value="265"><input data-other="" value="268">' +
        '<p>Your usual size: US women &lt;10.5&gt;</p>',
    )
  })

  it('is nothing to everybody else', () => {
    for (const foot of [null, { length: 266, size: '42', words: 'EU 42' }]) {
      expect(formFor(foot)).not.toContain('checked')
      expect(formFor(foot).match(/ data-other=""/g)).toHaveLength(lengths.length)
    }
    expect(formFor(null)).toContain('<p></p>')
  })
})

describe('the sizes of a list', () => {
  const link = `<p ${amongMarker([258, 265])}=""><a href="?size=${marker('footSize')}">${marker('footWords')}</a></p>`
  const linkFor = (length: number) =>
    fillHoles(link, holeValues({ ...guest, foot: { length, size: '42', words: 'EU 42' } }))

  it('show the link to one’s own, if it is among them', () => {
    expect(linkFor(265)).toBe('<p data-fits=""><a href="?size=42">EU 42</a></p>')
    expect(linkFor(582)).toContain('<p hidden="">')
    expect(fillHoles(link, holeValues(guest))).toBe('<p hidden=""><a href="?size="></a></p>')
  })

  it('come back from where a page was split', () => {
    expect(joinAtHoles(splitAtHoles(link))).toBe(link)
  })
})

describe('markers', () => {
  it('are all different, and none is the beginning of another', () => {
    const all = holeNames.map(marker)
    expect(all.filter((one) => all.some((other) => other !== one && other.startsWith(one)))).toEqual([])
    expect(fillHoles(all.join('-'), values)).toBe('n-t-2-l-a-3-p-r-q-d-u-s-w')
  })

  it('are no text of anybody else', () => {
    const others = [`h${'a'.repeat(32)}0`, marker('nonce').slice(0, -1), marker('nonce').toUpperCase(), 'nonce']
    for (const text of others) expect(fillHoles(text, values)).toBe(text)
  })

  it('are this isolate’s again, wherever a text was split', () => {
    const text = `a${marker('nonce')}b${marker('cartCount')}`
    expect(joinAtHoles(splitAtHoles(text))).toBe(text)
    expect(joinAtHoles([{ text: '', hole: null }])).toBe('')
  })
})
