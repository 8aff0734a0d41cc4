import { describe, expect, it } from 'vitest'
import { random } from '../../../shared/random.ts'
import { fail, succeed } from '../../services/result.ts'
import { copyText, type Piece, streamOf } from './personal-copy.ts'

const failure = { code: 'GEN500', status: 503, message: '', details: {}, cause: 'answer' } as const

/** A person's lists, handed out in pieces of random lengths. */
function copyOf(lists: Readonly<Record<string, readonly unknown[]>>, seed: string) {
  const { int } = random(seed)
  const pieceOf = (table: string, from: number) => {
    const rows = lists[table]?.slice(from, from + int(1, 4)) ?? []
    const end = from + rows.length
    return { rows, more: end < (lists[table]?.length ?? 0) ? [{ table, from: end }] : [] }
  }
  const begun = Object.keys(lists).map((table) => [table, pieceOf(table, 0)] as const)
  const first = {
    requestId: 'R1',
    data: {
      exportedAt: 'now',
      ...Object.fromEntries(begun.map(([table, { rows }]) => [table, rows])),
      balances: { points: 3 },
    },
    more: begun.flatMap(([, { more }]) => more),
  }
  const next = ({ requestId, table, from }: Piece) => {
    const { rows, more } = pieceOf(table, from)
    return Promise.resolve(succeed({ requestId, data: { [table]: rows }, more }))
  }
  return { first, next }
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ at, text: `“${at}”\n` }))

describe('a copy of somebody’s data', () => {
  it.each(['a', 'b', 'c', 'd'])('is whole, however its lists are cut (%s)', async (seed) => {
    const lists = { orders: rows(50), returns: [], addresses: rows(1), mails: rows(9) }
    const { first, next } = copyOf(lists, seed)
    const text = await new Response(streamOf(copyText(first, next))).text()
    expect(JSON.parse(text)).toEqual({ exportedAt: 'now', ...lists, balances: { points: 3 } })
  })

  it('without long lists is what a person would read', async () => {
    const { first, next } = copyOf({ addresses: [] }, 'a')
    expect(await new Response(streamOf(copyText(first, next))).text()).toBe(`${JSON.stringify(first.data, null, 2)}\n`)
  })

  it('breaks off where a piece is missing, and doesn’t look whole', async () => {
    const { first } = copyOf({ orders: rows(50) }, 'a')
    const lost = new Response(streamOf(copyText(first, () => Promise.resolve(fail(failure)))))
    await expect(lost.text()).rejects.toThrow('the copy ends at orders')
  })
})
