import { beforeEach, expect, it, vi } from 'vitest'
import { type Random, random } from '../../../shared/random.ts'
import { openD1 } from '../../../tests/harness/d1.ts'
import { lookAtChanges } from './changed-favorites.ts'
import { betweenMailsMs } from './favorite-state.ts'
import { tellOwners } from './tell-owners.ts'

const hourMs = 60 * 60_000
const config = { SHOP_ORIGINS: ['https://shop.example'], TOKEN_SECRET: 'a secret of the test' }
const products = ['KR1', 'KR2', 'KR3', 'KR4']
const topics = ['favoritePrices', 'favoriteStock'] as const

type Database = ReturnType<typeof openD1>
type Statement = ReturnType<Database['prepare']>
let db: Database
let hasFailed: () => boolean

/** The database of a process that ends before or after any of its calls. */
function mortal(dice: Random): Database {
  let ends = 0
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    const moment = dice.chance(0.02) ? dice.pick(['before', 'after']) : null
    if (moment !== null) ends += 1
    if (moment === 'before') throw new Error('the process ends')
    const answer = await work()
    if (moment === 'after') throw new Error('the process ends')
    return answer
  }
  const wrapped = (statement: Statement): Statement =>
    new Proxy(statement, {
      get(target, name, receiver) {
        if (name === 'bind') return (...values: unknown[]) => wrapped(target.bind(...values))
        if (name === 'all') return () => call(() => target.all())
        if (name === 'run') return () => call(() => target.run())
        return Reflect.get(target, name, receiver)
      },
    })
  hasFailed = () => ends > 0
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'prepare') return (sql: string) => wrapped(target.prepare(sql))
      if (name === 'batch') return (all: Statement[]) => call(() => target.batch(all))
      return Reflect.get(target, name, receiver)
    },
  })
}

const run = (sql: string, ...values: (string | number | null)[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run()

async function addProduct(id: string, price: number, quantity: number): Promise<void> {
  await run(
    `INSERT INTO products (product_id, master_id, content_hash, brand, gender, kind, colour, is_digital, published_at, rank, swatch, pictures)
VALUES (?, 'M', '0', 'Kerb', 'men', 'runner', 'black', 0, '2026-01-01', 0, '[]', '[]')`,
    id,
  )
  await run(
    `INSERT INTO product_texts (product_id, locales, slug, name, colour_name, kind_name, description, sections)
VALUES (?1, ' en-us ', ?1, 'Shoe ' || ?1, 'Black', 'Runner', '', '[]')`,
    id,
  )
  await run(`INSERT INTO product_prices VALUES ('USD', ?1, ?2, ?2, ?2, ?2, NULL, NULL, NULL, NULL)`, id, price)
  await run(
    `INSERT INTO skus (product_id, upc, position, size, label_na, label_emea, quantity, prices)
VALUES (?1, ?1 || '-40', 0, '40', '7', '40', ?2, '{"USD":{}}')`,
    id,
    quantity,
  )
}

async function setPrice(id: string, price: number): Promise<void> {
  await run('UPDATE product_prices SET low_current = ?2, high_current = ?2 WHERE product_id = ?1', id, price)
  await run('UPDATE products SET content_hash = content_hash || 1 WHERE product_id = ?', id)
}
const setStock = (id: string, quantity: number) =>
  run('UPDATE skus SET quantity = ? WHERE product_id = ?', quantity, id)

async function addPerson(id: string, wants: readonly (typeof topics)[number][], isProven: boolean): Promise<void> {
  const notifications = Object.fromEntries(wants.map((topic) => [topic, true]))
  await run(
    `INSERT INTO consumers (consumer_id, content_hash, email, email_proven_at, password_hash, currency, blocked, document)
VALUES (?1, '', ?1 || '@shop.example', ?2, '', 'USD', 0, ?3)`,
    id,
    isProven ? 1 : null,
    JSON.stringify({ notifications }),
  )
  await run('INSERT INTO favorite_lists VALUES (?, ?, NULL)', `F${id}`, id)
}
const favor = (person: string, id: string, price: number, available: boolean) =>
  run(
    `INSERT INTO favorites (favorite_id, product_id, item_id, added_at, price, currency, available, locale)
VALUES (?1, ?2, ?1 || ?2, 0, ?3, 'USD', ?4, 'en-us')`,
    `F${person}`,
    id,
    price,
    +available,
  )

type Mail = { readonly recipient: string; readonly text: string; readonly created_at: number }
async function mails(): Promise<readonly Mail[]> {
  const { results } = await db
    .prepare('SELECT recipient, text, created_at FROM outbox ORDER BY created_at, mail_id')
    .all<Mail>()
  return results
}

/** As the object does it, until nothing is left to do at this time. */
async function sweep(now: number, of = db): Promise<void> {
  let isMore = true
  while (isMore) isMore = [await lookAtChanges(of, now), await tellOwners({ db: of, config, now })].includes(true)
}

beforeEach(() => {
  db = openD1()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('a sale is told once it has begun', async () => {
  await addProduct('KR1', 8900, 5)
  await addPerson('ann', ['favoritePrices'], true)
  await favor('ann', 'KR1', 8900, true)
  const step = { from: 100, low_current: 7900 }
  await run('UPDATE product_prices SET later = ?', JSON.stringify([step, { from: 200, low_current: 8900 }]))
  const soldAt = async (now: number) => {
    await run("INSERT INTO favorite_changes (product_id) VALUES ('KR1')")
    await sweep(now)
    return (await mails()).map(({ text }) => text.includes('$79.00'))
  }
  expect(await soldAt(99)).toEqual([])
  expect(await soldAt(100)).toEqual([true])
})

it('a lower price is told once, with both prices and how to get no more', async () => {
  await addProduct('KR1', 8900, 5)
  await addPerson('ann', ['favoritePrices'], true)
  await favor('ann', 'KR1', 8900, true)
  await setPrice('KR1', 7900)
  await sweep(1)
  await setPrice('KR1', 7900)
  await sweep(1 + 2 * betweenMailsMs)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.text).toContain('Shoe KR1, Black: now $79.00, was $89.00')
  expect(mail?.text).toContain('https://shop.example/en-us/unsubscribe?token=')
})

it('whoever turns these mails on later hears nothing old', async () => {
  await addProduct('KR1', 8900, 0)
  await addPerson('ann', [], true)
  await favor('ann', 'KR1', 8900, false)
  await setPrice('KR1', 7900)
  await setStock('KR1', 3)
  await sweep(1)
  const all = JSON.stringify({ notifications: { favoritePrices: true, favoriteStock: true } })
  await run('UPDATE consumers SET document = ?', all)
  await setPrice('KR1', 7900)
  await sweep(2)
  expect(await mails()).toEqual([])
  await setPrice('KR1', 6900)
  await sweep(3)
  expect((await mails()).length).toBe(1)
})

it('more favorites than a mail takes come a day later', async () => {
  await addPerson('ann', ['favoritePrices'], true)
  const many = Array.from({ length: 30 }, (_, index) => `KR${index}`)
  for (const id of many) {
    await addProduct(id, 8900, 5)
    await favor('ann', id, 8900, true)
    await setPrice(id, 7900)
  }
  await sweep(1)
  await sweep(1 + betweenMailsMs)
  const told = (await mails()).map(({ text }) => text.match(/now \$79/g)?.length)
  expect(told).toEqual([20, 10])
})

it.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'what is told is true, news, wanted, at most daily, and complete, whenever the process ends (seed %i)',
  async (seed) => {
    const dice = random(`favorite news ${seed}`)
    const price = new Map(products.map((id) => [id, dice.int(20, 60) * 100]))
    const stock = new Map(products.map((id) => [id, dice.int(0, 2)]))
    const state = (id: string) => ({ price: price.get(id) ?? 0, isThere: (stock.get(id) ?? 0) > 0 })
    for (const id of products) await addProduct(id, state(id).price, stock.get(id) ?? 0)
    const people = ['ann', 'ben', 'cem'].map((id) => ({
      id,
      wants: topics.filter(() => dice.chance(0.7)),
      isProven: dice.chance(0.8),
    }))
    /** Knowledge of a person about a favorite, from what was told and from the sweeps. */
    const known = new Map<string, { price: number; isThere: boolean }>()
    for (const { id, wants, isProven } of people) {
      await addPerson(id, wants, isProven)
      for (const product of products)
        if (dice.chance(0.8)) {
          known.set(`${id} ${product}`, state(product))
          await favor(id, product, state(product).price, state(product).isThere)
        }
    }
    let read = 0
    const lastMail = new Map<string, number>()
    const judge = async (now: number) => {
      const all = await mails()
      for (const { recipient, text } of all.slice(read)) {
        const person = people.find(({ id }) => recipient.startsWith(`${id}@`))
        expect(person?.isProven).toBe(true)
        expect(now - (lastMail.get(recipient) ?? -betweenMailsMs)).toBeGreaterThanOrEqual(betweenMailsMs)
        lastMail.set(recipient, now)
        for (const [, id = '', back, words = ''] of text.matchAll(/Shoe (\w+), Black: (back in stock, )?(.*)/g)) {
          const before = known.get(`${person?.id} ${id}`)
          const after = state(id)
          expect(after.isThere).toBe(true)
          expect(words).toContain(`$${(after.price / 100).toFixed(2)}`)
          if (back) expect([before?.isThere, person?.wants.includes('favoriteStock')]).toEqual([false, true])
          const [, was] = /was \$([\d.]+)/.exec(words) ?? []
          if (was) expect([Number(was) * 100, person?.wants.includes('favoritePrices')]).toEqual([before?.price, true])
          if (was) expect(after.price).toBeLessThan(before?.price ?? 0)
          expect(back !== undefined || was !== undefined).toBe(true)
          known.set(`${person?.id} ${id}`, after)
        }
      }
      read = all.length
      for (const [key, before] of known) {
        const { price: nowPrice, isThere } = state(key.split(' ')[1] ?? '')
        if (nowPrice > before.price) before.price = nowPrice
        if (!isThere) before.isThere = false
      }
    }
    let now = 1
    for (let step = 0; step < 40; step += 1) {
      now += dice.int(1, 12) * hourMs
      const id = dice.pick(products)
      if (dice.chance(0.5)) price.set(id, dice.int(20, 60) * 100)
      else stock.set(id, dice.int(0, 1))
      await setPrice(id, state(id).price)
      await setStock(id, stock.get(id) ?? 0)
      const failing = mortal(dice)
      await sweep(now, failing).catch((error: unknown) => expect(String(error)).toContain('the process ends'))
      // Nothing of the shop changes until the process is there again: the object's alarm is repeated.
      if (hasFailed()) await sweep(now)
      await judge(now)
    }
    now += 2 * betweenMailsMs
    await sweep(now)
    await judge(now)
    for (const [key, { price: knownPrice, isThere: knewThere }] of known) {
      const [personId, id = ''] = key.split(' ')
      const person = people.find((one) => one.id === personId)
      const { price: nowPrice, isThere } = state(id)
      if (!person?.isProven || !isThere) continue
      if (person.wants.includes('favoritePrices')) expect(knownPrice, key).toBe(nowPrice)
      if (person.wants.includes('favoriteStock')) expect(knewThere, key).toBe(true)
    }
  },
)
