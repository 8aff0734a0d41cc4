import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import { inOwnTrace } from '../../backend/trace.ts'
import { type Env, readConfig } from '../env.ts'
import { lookAtChanges } from '../services/favorite-news/changed-favorites.ts'
import { nextDue, tellOwners } from '../services/favorite-news/tell-owners.ts'

/** Between two parts of much work, in milliseconds. */
const breathMs = 1000
const retryMs = 60_000

/**
 * Mails people whose favorites cost less or are back in stock. One object for all of them; the work waits in the
 * database, so the end of this object loses none, and none is done twice.
 */
export class FavoriteNewsObject extends DurableObject<Env> {
  private readonly storage: DurableObjectStorage

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
  }

  /** Looks some minutes after products have changed: a unit that is back may be sold again by then. */
  async wake(): Promise<void> {
    await this.wakeBy(workerEdges.now() + readConfig(this.env).FAVORITE_NEWS_DELAY * 1000)
  }

  override alarm(): Promise<void> {
    return inOwnTrace(async () => {
      const now = workerEdges.now()
      try {
        const { DB: db } = this.env
        const context = { db, config: readConfig(this.env), now }
        const isMore = [await lookAtChanges(db, now), await tellOwners(context)].includes(true)
        const next = isMore ? now + breathMs : await nextDue(db)
        if (next !== null) await this.wakeBy(next)
      } catch (error) {
        workerEdges.log('warn', 'favorite-news.failed', { reason: String(error) })
        await this.wakeBy(now + retryMs)
      }
    })
  }

  private async wakeBy(at: number): Promise<void> {
    const set = await this.storage.getAlarm()
    if (set === null || at < set) await this.storage.setAlarm(at)
  }
}

/** To be called once products have changed. */
export const wakeFavoriteNews = ({ FAVORITE_NEWS }: Pick<Env, 'FAVORITE_NEWS'>): Promise<void> =>
  FAVORITE_NEWS.get(FAVORITE_NEWS.idFromName('all')).wake()
