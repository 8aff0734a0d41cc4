import { describe, expect, it } from 'vitest'
import type { ReadItem } from '../raw-row.ts'
import { readDelimited } from './delimited.ts'

async function read(text: string, delimiter: string, chunk = 7): Promise<ReadItem[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk)
  }
  const items: ReadItem[] = []
  for await (const item of readDelimited(pieces(), { delimiter, skipLines: 0 })) items.push(item)
  return items
}
const row = (line: number, fields: Record<string, string | string[]>) => ({ kind: 'row', line, fields })

describe('readDelimited', () => {
  it('tells the line that a record starts in, after quoted line breaks too', async () => {
    const text = 'ID,Image Link\r\n1,"a\r\nb ""c"""\r\n\r\n2,d\r\n'
    expect(await read(text, ',')).toEqual([
      row(2, { id: '1', imagelink: 'a\r\nb "c"' }),
      row(5, { id: '2', imagelink: 'd' }),
    ])
  })

  it('reads the same however the text comes in pieces', async () => {
    const text = 'id;title\r\n1;"a;\r\n""b"""\r\n2;c'
    const expected = await read(text, ';', 1000)
    for (const chunk of [1, 2, 3, 5]) expect(await read(text, ';', chunk)).toEqual(expected)
  })

  it('loses only the line with a quote that is never closed', async () => {
    const items = await read('id,title,price\n1,A,5\n2,"open,6\n3,C,7\n4,"D",8\n', ',')
    expect(items.map(({ kind, line }) => [kind, line])).toEqual([
      ['row', 2],
      ['fault', 3],
      ['row', 4],
      ['row', 5],
    ])
  })

  it('takes quotes for text where tabs part the values and they fit nowhere else', async () => {
    const items = await read('id\ttitle\n1\t"open\n2\t9" pipe\n3\t"whole"\n', '\t')
    expect(items).toEqual([
      row(2, { id: '1', title: '"open' }),
      row(3, { id: '2', title: '9" pipe' }),
      row(4, { id: '3', title: 'whole' }),
    ])
  })

  it('refuses a row with more values than columns, and takes one with fewer', async () => {
    const items = await read('id,title,price\n1,A,5,6\n2,B\n', ',')
    expect(items[0]).toMatchObject({ kind: 'fault', line: 2, field: 'row' })
    expect(items[1]).toEqual(row(3, { id: '2', title: 'B' }))
  })

  it('makes a list of a column that is named twice', async () => {
    expect(await read('id\timage\timage\n1\ta\tb\n', '\t')).toEqual([row(2, { id: '1', image: ['a', 'b'] })])
  })

  it('stays quick when every line opens a quote', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `${index},"open,1`)
    const items = await read(`id,title,price\n${lines.join('\n')}\n`, ',', 100_000)
    expect(items).toHaveLength(5000)
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['fault']))
  })
})
