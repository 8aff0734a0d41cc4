import { describe, expect, it } from 'vitest'
import type { ReadItem } from '../raw-row.ts'
import { readDelimited } from './delimited.ts'

async function read(text: string, delimiter: string): Promise<ReadItem[]> {
  const items: ReadItem[] = []
  async function* inPieces() {
    for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7)
  }
  for await (const item of readDelimited(inPieces(), { delimiter, skipLines: 0 })) items.push(item)
  return items
}

describe('readDelimited', () => {
  it('keeps quoted delimiters and line breaks, and tells the line that a record starts on', async () => {
    expect(await read('\uFEFFID,Image Link,Text\r\n1,a,"x,\r\ny ""z"""\r\n\r\n2,b,\r\n', ',')).toEqual([
      { kind: 'row', line: 2, fields: { id: '1', imagelink: 'a', text: 'x,\r\ny "z"' } },
      { kind: 'row', line: 5, fields: { id: '2', imagelink: 'b' } },
    ])
  })

  it('makes a list of a column that is named twice', async () => {
    expect(await read('id\timage\timage\n1\ta\tb\n', '\t')).toMatchObject([{ fields: { id: '1', image: ['a', 'b'] } }])
  })

  it('takes quotes inside of a value as they are', async () => {
    const rows = await read('id\ttitle\n1\t"Best" shoe\n2\t5" heel\n', '\t')
    expect(rows).toMatchObject([{ fields: { title: '"Best" shoe' } }, { fields: { title: '5" heel' } }])
  })

  it('tells of a quote that swallows rows, and goes on behind them', async () => {
    const rows = await read('id\ttitle\tprice\n5\t"Open\t14\n6\tSix\t15\n7\tSeven"\t16\n8\tEight\t17\n', '\t')
    expect(rows).toMatchObject([
      { kind: 'fault', line: 2, field: 'title', reason: expect.stringContaining('2 lines below') },
      { kind: 'row', line: 5, fields: { id: '8' } },
    ])
  })

  it('tells of a quote that is never closed, and of a row with too many values', async () => {
    expect(await read('id,a\n1,x,y\n2,b\n3,"c\n', ',')).toMatchObject([
      { kind: 'fault', line: 2, reason: expect.stringContaining('3 values') },
      { kind: 'row', line: 3 },
      { kind: 'fault', line: 4, reason: expect.stringContaining('never closed') },
    ])
  })
})
