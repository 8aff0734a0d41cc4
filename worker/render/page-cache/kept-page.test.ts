import { describe, expect, it } from 'vitest'
import type { Way } from '../../context/questions.ts'
import { styleElement } from '../document-text.ts'
import { favoriteMarker, type HoleValues, holeNames, marker, sizeMarker } from '../holes.ts'
import { filledBody, fromResponse, keptPage, textAfterHead, toResponse } from './kept-page.ts'

const meta = {
  head: {
    contentType: 'text/html; charset=utf-8',
    pageType: 'Home',
    contentState: 'fresh',
    frames: ['https://f.example'],
    events: [{ name: 'search' as const, results: 3, isCorrected: false }],
  },
  tags: ['catalog', 'content/kerb-en-us/page/"\n'],
  madeAt: 1_763_800_000_000,
  validUntil: null,
  isAged: false,
  way: [
    { kind: 'experience', name: 'banner & more', answer: null },
    { kind: 'feature', name: 'hostedVideo', answer: true },
  ] satisfies Way,
}
const texts: Readonly<Record<string, string>> = {
  nonce: 'n0nce',
  csrfToken: 't'.repeat(32),
  cartCount: '',
  accountLabel: 'Konto von Zoë &lt;b&gt; 👟',
  accountName: '👩‍👩‍👧',
  'favorite:KB2T7Q5A01': 'true',
  'size:265': 'data-other',
  'size:268': 'checked',
}
const values: HoleValues = (name) => texts[name] ?? 'false'
const document = { lang: 'en-US', start: '<title>Ä</title>', rules: '@layer a{b{c:"</head>"}}', rest: '<meta>' }
const pageOf = (text: string) => keptPage({ document: null, text }, meta)
const filled = (text: string) => new TextDecoder().decode(filledBody(pageOf(text), values))

describe('a kept page', () => {
  it.each([
    ['', ''],
    ['no holes, Grüße 👟', 'no holes, Grüße 👟'],
    [marker('nonce'), 'n0nce'],
    [`${marker('nonce')}${marker('nonce')}`, 'n0ncen0nce'],
    [`ä${marker('accountName')}👟${marker('cartCount')}é`, 'ä👩‍👩‍👧👟é'],
    [`${marker('accountLabel')} – ${marker('accountName')}`, 'Konto von Zoë &lt;b&gt; 👟 – 👩‍👩‍👧'],
    [`a${favoriteMarker('KB2T7Q5A01')}b${favoriteMarker('KB2T7Q5A02')}`, 'atruebfalse'],
    [`${favoriteMarker('KB2T7Q5A02')}${favoriteMarker('KB2T7Q5A01')}${marker('nonce')}`, 'falsetruen0nce'],
    [`<i ${sizeMarker(265)}><i ${sizeMarker(268)}>`, '<i data-other><i checked>'],
    // Another isolate's marker, or a guess at one, is text like any other.
    [`h${'0'.repeat(32)}1`, `h${'0'.repeat(32)}1`],
  ])('%j is filled', (text, expected) => {
    expect(filled(text)).toBe(expected)
  })

  it('has as many holes as it likes', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `${index}ü${marker(holeNames[index % 5] ?? 'nonce')}`)
    const expected = text.map((_, index) => `${index}ü${values(holeNames[index % 5] ?? 'nonce')}`)
    expect(filled(text.join(''))).toBe(expected.join(''))
  })

  it('that is longer or shorter than the one before is sent as itself', async () => {
    const pages = ['x'.repeat(5000), marker('csrfToken'), `${'y'.repeat(9000)}${marker('accountName')}`, '']
    const sent = pages.map((text) => new Response(filledBody(pageOf(text), values)))
    expect(await Promise.all(sent.map((response) => response.text()))).toEqual(pages.map(filled))
  })

  it('comes back from the Cache API as it was', async () => {
    const text = `Grüße\n{"a":1}\n${marker('nonce')}👟${marker('csrfToken')}${favoriteMarker('KB2T7Q5A01')}`
    const page = keptPage({ document, text }, { ...meta, validUntil: 5 })
    const response = toResponse(page, 60)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await fromResponse(response)).toEqual(page)
    expect(await fromResponse(toResponse(pageOf(''), 60))).toEqual(pageOf(''))
  })

  it('is given back without the head that somebody has already', () => {
    const page = keptPage({ document, text: `<body nonce="${marker('nonce')}">ä` }, meta)
    expect(textAfterHead(page)).toEqual({
      style: styleElement(document.rules),
      text: `<body nonce="${marker('nonce')}">ä`,
    })
    expect(new TextDecoder().decode(filledBody(page, values))).toBe(
      '<!DOCTYPE html><html lang="en-US"><head><title>Ä</title><style nonce="n0nce">@layer a{b{c:"</head>"}}</style>' +
        '<meta></head><body nonce="n0nce">ä',
    )
    expect(textAfterHead(pageOf('part'))).toEqual({ style: '', text: 'part' })
  })

  it.each([
    ['outside its body', [{ at: 99, name: 'nonce' }]],
    ['before its body', [{ at: -1, name: 'nonce' }]],
    ['between bytes', [{ at: 0.5, name: 'nonce' }]],
    [
      'out of order',
      [
        { at: 3, name: 'nonce' },
        { at: 1, name: 'nonce' },
      ],
    ],
    [
      'inside another',
      [
        { at: 0, name: 'favorite:KB2T7Q5A01' },
        { at: 4, name: 'nonce' },
      ],
    ],
    ['half outside its body', [{ at: 1, name: 'favorite:KB2T7Q5A01' }]],
    ['that nobody knows', [{ at: 1, name: '__proto__' }]],
  ])('with holes %s is none', async (_, holes) => {
    const [line = '', body] = (await toResponse(pageOf('hello'), 60).text()).split('\n')
    const forged = `${JSON.stringify({ ...JSON.parse(line), holes })}\n${body}`
    expect(await fromResponse(new Response(forged))).toBeNull()
  })
})
