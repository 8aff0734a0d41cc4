import { DurableObject } from 'cloudflare:workers'
import { pick, readRows } from '../../backend/db/table.ts'
import { workerEdges } from '../../backend/edges.ts'
import { inOwnTrace } from '../../backend/trace.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { productTexts } from '../db/catalogue-tables.ts'
import type { Env } from '../env.ts'
import { descriptionsSchema } from './descriptions-schema.ts'

/** Changes within this time are read together, in milliseconds. */
const gatherMs = 250
const retryMs = 5000
/** Texts that are read at once. */
const portion = 500
/** A word finds at most this many texts. */
const mostTexts = 250
/** Greatest `text_id` that was read. Later texts have greater ones (platform/services/ingest/products.ts). */
const readKey = 'read'

const newerSql = 'SELECT text_id, description FROM product_texts WHERE text_id > ?1 ORDER BY text_id LIMIT ?2'
const describedSql = `SELECT t.text_id, t.product_id, t.locales FROM json_each(?1) found
CROSS JOIN product_texts t ON t.text_id = found.value`

/**
 * The full text of descriptions, beside the database, which can be neither exported nor copied while it holds a
 * full-text table. Reads new texts by their ids, so a lost call to `wake` loses none; texts that are gone are forgotten
 * when a search comes upon them.
 */
export class DescriptionsObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    descriptionsSchema.migrate(state.storage.sql)
  }

  async wake(): Promise<void> {
    if ((await this.storage.getAlarm()) === null) await this.wakeIn(gatherMs)
  }

  override alarm(): Promise<void> {
    return inOwnTrace(async () => {
      try {
        if (await this.readNewer()) await this.wakeIn(0)
      } catch (error) {
        workerEdges.log('warn', 'descriptions.unread', { reason: String(error) })
        await this.wakeIn(retryMs)
      }
    })
  }

  /** Ids of products by each full-text query. Right after a large import, only a part of its texts is found. */
  async find(queries: readonly string[], locale: Locale): Promise<readonly (readonly string[])[]> {
    if (await this.readNewer()) await this.wake()
    return Promise.all(queries.map((query) => this.findOne(query, locale)))
  }

  private async findOne(query: string, locale: Locale): Promise<readonly string[]> {
    for (;;) {
      const ids = this.storage.sql
        .exec<{ rowid: number }>('SELECT rowid FROM described WHERE described MATCH ? LIMIT ?', query, mostTexts)
        .toArray()
        .map(({ rowid }) => rowid)
      const answer = await this.env.DB.prepare(describedSql).bind(JSON.stringify(ids)).all()
      const texts = readRows(pick(productTexts, 'text_id', 'product_id', 'locales'), answer)
      const there = new Set(texts.map(({ text_id }) => text_id))
      const gone = ids.filter((id) => !there.has(id))
      for (const id of gone) this.storage.sql.exec('DELETE FROM described WHERE rowid = ?', id)
      // Texts that are gone may have kept others out.
      if (gone.length > 0 && ids.length === mostTexts) continue
      const own = texts.filter(({ locales }) => locales.includes(` ${locale} `))
      return [...new Set(own.map(({ product_id }) => product_id))]
    }
  }

  /** Whether there may be more. */
  private async readNewer(): Promise<boolean> {
    const read = this.storage.kv.get<number>(readKey) ?? 0
    const answer = await this.env.DB.prepare(newerSql).bind(read, portion).all()
    const texts = readRows(pick(productTexts, 'text_id', 'description'), answer)
    this.storage.transactionSync(() => {
      for (const { text_id, description } of texts)
        this.storage.sql.exec(
          'INSERT OR REPLACE INTO described (rowid, description) VALUES (?, ?)',
          text_id,
          description,
        )
      const last = texts.at(-1)?.text_id
      if (last !== undefined) this.storage.kv.put(readKey, Math.max(last, this.storage.kv.get<number>(readKey) ?? 0))
    })
    return texts.length === portion
  }

  private wakeIn(ms: number): Promise<void> {
    return this.storage.setAlarm(workerEdges.now() + ms)
  }
}
