import { describe, expect, it } from 'vitest'
import type { ReadItem } from '../raw-row.ts'
import { readXml } from './xml.ts'

async function read(text: string, chunk = 11): Promise<ReadItem[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk)
  }
  const items: ReadItem[] = []
  for await (const item of readXml(pieces())) items.push(item)
  return items
}
const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items}\n</channel></rss>`

describe('readXml', () => {
  it('prefers g: names, and makes a list of what is repeated', async () => {
    const items = await read(
      rss(
        '<item><title>plain</title><g:title>own</g:title><g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b</g:additional_image_link></item>',
      ),
    )
    expect(items).toEqual([{ kind: 'row', line: 3, fields: { title: 'own', additionalimagelink: ['a', 'b'] } }])
  })

  it('reads Atom, with CDATA and the address in an attribute', async () => {
    const items = await read(
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><link href="https://x.example/"/><summary><![CDATA[<b>&</b>]]></summary></entry></feed>',
    )
    expect(items).toEqual([
      { kind: 'row', line: 1, fields: { id: '1', link: 'https://x.example/', summary: '<b>&</b>' } },
    ])
  })

  it('bears a bare ampersand and entities of HTML', async () => {
    const [item] = await read(rss('<item><g:brand>A & B</g:brand><g:color>C&nbsp;D</g:color></item>'))
    expect(item).toMatchObject({ kind: 'row', fields: { brand: 'A & B', color: 'C\u00A0D' } })
  })

  it('leaves ampersands in CDATA alone, and those of an address in peace', async () => {
    const text = rss(
      '<item><g:link>https://x.example/?a=1&b=2&amp;c=3</g:link><g:title><![CDATA[R&D &amp; &co]]></g:title><g:id>1;</g:id></item>',
    )
    const expected = { link: 'https://x.example/?a=1&b=2&c=3', title: 'R&D &amp; &co', id: '1;' }
    for (const chunk of [1, 2, 3, 7, 1000])
      expect(await read(text, chunk)).toMatchObject([{ kind: 'row', fields: expected }])
  })

  it('expands no entity that the document defines itself', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/hostname">]>${rss('<item><g:brand>&a;&f;</g:brand></item>').slice(22)}`
    expect(await read(bomb)).toMatchObject([{ kind: 'row', fields: { brand: '&a;&f;' } }])
  })

  it('loses a record with a broken tag, and reads the next one', async () => {
    const items = await read(rss('<item><g:id>1</g:color></item>\n<item><g:id>2</g:id></item>'))
    expect(items.filter(({ line }) => line <= 4)).toMatchObject([
      { kind: 'fault', line: 3, field: 'row' },
      { kind: 'row', line: 4, fields: { id: '2' } },
    ])
    expect(items.length).toBeLessThan(4)
  })

  it('tells of a file that was cut off', async () => {
    const items = await read(rss('<item><g:id>1</g:id></item><item><g:id>2').slice(0, 140))
    expect(items.at(-1)).toMatchObject({ kind: 'fault', reason: 'the file ends in the middle of this record' })
  })
})
