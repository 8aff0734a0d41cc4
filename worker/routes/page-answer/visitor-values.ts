import type { RequestContext } from '../../context/request-context.ts'
import { type HoleValues, holeValues } from '../../render/holes.ts'
import type { FavoritesService } from '../../services/favorites.ts'
import { countryQuestion } from './country-question.tsx'

/**
 * Fills a page's placeholders for `visitor`: the only way of a visitor's own data into a page that is cached for
 * everybody. Calls a service only for a visitor with a long list of favorites.
 */
export async function visitorValues(visitor: RequestContext, service: FavoritesService): Promise<HoleValues> {
  const { nonce, csrfToken, session, t } = visitor
  return holeValues({
    nonce,
    csrfToken,
    session,
    t,
    favorites: await service.whole(visitor),
    countryQuestion: countryQuestion(visitor),
  })
}
