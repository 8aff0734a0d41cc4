import { beforeEach, describe, expect, it } from 'vitest'
import { mostFavorites } from '../../shared/contracts/favorites.ts'
import { openD1 } from '../../tests/harness/d1.ts'
import {
  addFavorite,
  favoritesMerge,
  listOf,
  readFavorites,
  readList,
  readSharedList,
  removeFavorite,
  shareList,
} from './favorite-lists.ts'

let db: ReturnType<typeof openD1>
beforeEach(() => {
  db = openD1()
})

const goods = (amount: number) => ({ price: { amount, currency: 'USD' as const }, available: true })
let clock = 0
const at = (now: number) => ({ now, locale: 'en-us' as const })
async function save(consumerId: string, ...productIds: readonly string[]): Promise<void> {
  const list = await listOf(db, consumerId)
  for (const id of productIds) await addFavorite(db, list, id, goods(100), at(++clock))
}
const idsOf = async (consumerId: string) =>
  (await readFavorites(db, await readList(db, consumerId))).items.map(({ id }) => id)

describe('a list of favorites', () => {
  it('has the newest first, each once and as it was when it was added', async () => {
    const list = await listOf(db, 'G1')
    expect(await addFavorite(db, list, 'KR100001', goods(8900), at(1))).toBe(true)
    expect(await addFavorite(db, list, 'KR100002', { price: null, available: false }, at(2))).toBe(true)
    expect(await addFavorite(db, list, 'KR100001', goods(7900), at(3))).toBe(true)
    const { items, total } = await readFavorites(db, list)
    expect(total).toBe(2)
    expect(items.map(({ id, saved }) => [id, saved])).toEqual([
      ['KR100002', { price: null, available: false }],
      ['KR100001', { price: { amount: 8900, currency: 'USD' }, available: true }],
    ])
  })

  it('is read by stretches', async () => {
    await save('G1', 'KR100001', 'KR100002', 'KR100003')
    const { total, items } = await readFavorites(db, await readList(db, 'G1'), { start: 1, count: 1 })
    expect([total, items.map(({ id }) => id)]).toEqual([3, ['KR100002']])
  })

  it('takes no more than it may hold, and what is on it is no news', async () => {
    await save('G1', ...Array.from({ length: mostFavorites }, (_, index) => `KR1${index}`))
    const list = await listOf(db, 'G1')
    expect(await addFavorite(db, list, 'KR1NEW', goods(1), at(1))).toBe(false)
    expect(await addFavorite(db, list, 'KR10', goods(1), at(1))).toBe(true)
    const [first] = (await readFavorites(db, list)).items
    expect(await removeFavorite(db, list, first?.itemId ?? '')).toBe(true)
    expect(await addFavorite(db, list, 'KR1NEW', goods(1), at(1))).toBe(true)
  })

  it('is shared by a link that is another one after it was ended', async () => {
    await save('G1', 'KR100001')
    const list = await listOf(db, 'G1')
    const first = await shareList(db, list, true)
    expect(await shareList(db, list, true)).toBe(first)
    expect((await readSharedList(db, first ?? ''))?.consumer_id).toBe('G1')
    expect(await shareList(db, list, false)).toBeNull()
    expect(await readSharedList(db, first ?? '')).toBeNull()
    expect(await shareList(db, list, true)).not.toBe(first)
  })
})

describe('a guest who signs in', () => {
  it('brings the whole list to an account that has none, with its link', async () => {
    await save('G1', 'KR100001', 'KR100002')
    const shareId = await shareList(db, await listOf(db, 'G1'), true)
    await db.batch([...favoritesMerge(db, 'G1', 'C1')])
    expect(await idsOf('C1')).toEqual(['KR100002', 'KR100001'])
    expect(await idsOf('G1')).toEqual([])
    expect((await readSharedList(db, shareId ?? ''))?.consumer_id).toBe('C1')
  })

  it('adds to the list of the account, and what both have is there once', async () => {
    await save('C1', 'KR100001', 'KR100002')
    await save('G1', 'KR100002', 'KR100003')
    const shareId = await shareList(db, await listOf(db, 'C1'), true)
    await db.batch([...favoritesMerge(db, 'G1', 'C1')])
    expect(await idsOf('C1')).toEqual(['KR100003', 'KR100002', 'KR100001'])
    expect((await readList(db, 'C1'))?.share_id).toBe(shareId)
    expect(await readList(db, 'G1')).toBeNull()
  })

  it('changes nothing the second time', async () => {
    await save('C1', 'KR100001')
    await save('G1', 'KR100002')
    await db.batch([...favoritesMerge(db, 'G1', 'C1')])
    await db.batch([...favoritesMerge(db, 'G1', 'C1')])
    expect(await idsOf('C1')).toEqual(['KR100002', 'KR100001'])
  })

  it('loses nothing where both lists are full', async () => {
    const many = (prefix: string) => Array.from({ length: mostFavorites }, (_, index) => `${prefix}${index}`)
    await save('C1', ...many('KC'))
    await save('G1', ...many('KG'))
    await db.batch([...favoritesMerge(db, 'G1', 'C1')])
    const list = await listOf(db, 'C1')
    expect((await readFavorites(db, list)).total).toBe(mostFavorites)
    const [newest] = (await readFavorites(db, list)).items
    await removeFavorite(db, list, newest?.itemId ?? '')
    expect((await idsOf('C1')).at(-1)).toBe(`KC${mostFavorites - 1}`)
  })
})
