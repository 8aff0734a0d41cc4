import { newsMailOf } from '../../../accounts/mail/mails.ts'
import { type Mail, putMailWhere } from '../../../accounts/mail/outbox.ts'
import { shopLink } from '../../../accounts/mail/shop-link.ts'
import { unsubscribeLink } from '../../../accounts/subscriptions/unsubscribe-token.ts'
import { flag, integer, oneOf, orNull, type RowOf, text } from '../../../backend/db/column.ts'
import { pick, readRows, selected } from '../../../backend/db/table.ts'
import { workerEdges } from '../../../backend/edges.ts'
import { currencies, defaultLocale, locales, type Site, sites } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { productTexts } from '../../db/catalogue-tables.ts'
import type { Config } from '../../env.ts'
import { backIsNews, betweenMailsMs, fallenIsNews, nowPrice, ownedFavorites, seenPrice } from './favorite-state.ts'
import { newsWords } from './news-words.ts'

const peopleAtOnce = 20
/** The newest favorites; the others have their mail a day later. */
const mostLines = 20
const retryMs = 60 * 60_000

type NewsContext = {
  readonly db: D1Database
  readonly config: Pick<Config, 'SHOP_ORIGINS' | 'TOKEN_SECRET'>
  readonly now: number
}

const dueColumns = { consumer_id: text, due_at: integer }
type Due = RowOf<typeof dueColumns>
const dueSql = `SELECT ${selected(dueColumns)} FROM favorite_news WHERE due_at <= ? ORDER BY due_at LIMIT ${peopleAtOnce}`
const isDue = (person: string, at: string) =>
  `EXISTS (SELECT 1 FROM favorite_news WHERE consumer_id = ${person} AND due_at = ${at})`

const newsColumns = {
  item_id: text,
  product_id: text,
  locale: orNull(oneOf(locales)),
  currency: orNull(oneOf(currencies)),
  email: text,
  now_price: integer,
  seen_price: orNull(integer),
  fallen: flag,
  back: flag,
}
type News = RowOf<typeof newsColumns>
const isNews = (now: string) => `favorite_lists.consumer_id = ?1 AND (${fallenIsNews(now)} OR ${backIsNews})`
const newsSql = `SELECT item_id, product_id, favorites.locale, favorites.currency, email, ${nowPrice('?2')} AS now_price,
  ${seenPrice} AS seen_price, coalesce(${fallenIsNews('?2')}, 0) AS fallen, coalesce(${backIsNews}, 0) AS back
FROM ${ownedFavorites} WHERE ${isNews('?2')} ORDER BY added_at DESC, item_id LIMIT ${mostLines}`
const seenSql = `UPDATE favorites SET seen_price = told.value->>'price', seen_available = 1
FROM json_each(?1) told WHERE item_id = told.value->>'itemId' AND ${isDue('?2', '?3')}`
const mailedSql = `UPDATE favorite_news SET mailed_at = ?3,
  due_at = CASE WHEN EXISTS (SELECT 1 FROM ${ownedFavorites} WHERE ${isNews('?3')}) THEN ?3 + ${betweenMailsMs} END
WHERE consumer_id = ?1 AND due_at = ?2`
const nothingSql = 'UPDATE favorite_news SET due_at = NULL WHERE consumer_id = ?1 AND due_at = ?2'

/** Mails some of those who are due. False: nobody was. Whoever can't be mailed now is tried again in an hour. */
export async function tellOwners(context: NewsContext): Promise<boolean> {
  const { db, now } = context
  const due = readRows(dueColumns, await db.prepare(dueSql).bind(now).all())
  for (const one of due) {
    try {
      await tellOwner(context, one)
    } catch (error) {
      workerEdges.log('error', 'favorite-news.mail-failed', { reason: String(error) })
      // Only if the mail was not sent: an answer can be lost, too.
      const laterSql = 'UPDATE favorite_news SET due_at = ? WHERE consumer_id = ? AND due_at = ?'
      await db
        .prepare(laterSql)
        .bind(now + retryMs, one.consumer_id, one.due_at)
        .run()
    }
  }
  return due.length > 0
}

/** The earliest instant (epoch milliseconds) at which somebody is due; null for none. */
export const nextDue = (db: D1Database): Promise<number | null> =>
  db.prepare('SELECT min(due_at) AS due FROM favorite_news WHERE due_at IS NOT NULL').first<number>('due')

/** A single transaction: the mail, what its reader knows from then on, and when the next may come. */
async function tellOwner(context: NewsContext, { consumer_id: consumerId, due_at: dueAt }: Due): Promise<void> {
  const { db, now } = context
  const news = readRows(newsColumns, await db.prepare(newsSql).bind(consumerId, now).all())
  const [newest] = news
  if (!newest) return void (await db.prepare(nothingSql).bind(consumerId, dueAt).run())
  const told = news.map(({ item_id, now_price }) => ({ itemId: item_id, price: now_price }))
  const mail = await newsMail(context, consumerId, newest, news)
  await db.batch([
    putMailWhere(db, mail, now, isDue('?8', '?9'), [consumerId, dueAt]),
    db.prepare(seenSql).bind(JSON.stringify(told), consumerId, dueAt),
    db.prepare(mailedSql).bind(consumerId, dueAt, now),
  ])
}

/** In the language of the shop where the newest of these favorites was added. */
async function newsMail(
  { db, config }: NewsContext,
  consumerId: string,
  { email, locale }: News,
  news: readonly News[],
): Promise<Mail> {
  const site = sites[locale ?? defaultLocale]
  const names = await namesOf(db, site, news)
  const topics = [
    ...(news.some(({ fallen }) => fallen) ? (['favoritePrices'] as const) : []),
    ...(news.some(({ back }) => back) ? (['favoriteStock'] as const) : []),
  ]
  const from = { config, locale: site.locale, shopOrigin: null }
  const address = await unsubscribeLink(from, { consumerId, mailbox: email, topics })
  const ending = { ending: 'favorites', address } as const
  const lines = news.map((one) => lineOf(one, names.get(one.product_id) ?? one.product_id, site)).join('\n')
  return newsMailOf('favoriteNews', site, email, shopLink(from, '/favorites'), ending, { lines })
}

function lineOf(
  { currency, now_price, seen_price, fallen, back }: News,
  name: string,
  { language, locale }: Site,
): string {
  const words = newsWords[language]
  const money = (minor: number) => (currency === null ? '' : formatMoney(minor, currency, locale))
  if (!fallen || seen_price === null) return words.back(name, money(now_price))
  return (back ? words.backAndFallen : words.fallen)(name, money(now_price), money(seen_price))
}

/** Name and color of each product, by its id. */
async function namesOf(db: D1Database, { locale }: Site, news: readonly News[]): Promise<ReadonlyMap<string, string>> {
  const columns = pick(productTexts, 'product_id', 'name', 'colour_name')
  const sql = `SELECT ${selected(columns)} FROM product_texts
WHERE product_id IN (SELECT value FROM json_each(?)) AND instr(locales, ?) > 0`
  const ids = JSON.stringify(news.map(({ product_id }) => product_id))
  const rows = readRows(columns, await db.prepare(sql).bind(ids, ` ${locale} `).all())
  return new Map(rows.map(({ product_id, name, colour_name }) => [product_id, `${name}, ${colour_name}`]))
}
