import type { ConsentAsk } from '../../../client/pages/consent/consent-prompt.tsx'
import { europeanSizeOf, footWords } from '../../../shared/sizing/foot.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { tagManagerOf } from '../../context/tag-manager.ts'
import { consentPrompt } from '../../render/consent-prompt.tsx'
import { type HoleValues, holeValues } from '../../render/holes.ts'
import type { FavoritesService } from '../../services/favorites.ts'
import { countryQuestion } from './country-question.tsx'

/**
 * Fills a page's placeholders for `visitor`: the only way of a visitor's own data into a page that is cached for
 * everybody. Calls a service only for a visitor with a long list of favorites.
 */
export async function visitorValues(visitor: RequestContext, service: FavoritesService): Promise<HoleValues> {
  const { nonce, csrfToken, session, foot, site, consent, t } = visitor
  const { allowed } = consent
  const ask = askOf(visitor)
  return holeValues({
    nonce,
    csrfToken,
    session,
    t,
    favorites: await service.whole(visitor),
    foot: foot && { length: foot.length, size: europeanSizeOf(foot), words: footWords(foot, site, t) },
    allowed,
    consentPrompt: ask && consentPrompt(visitor, ask, allowed),
    hasTags: tagManagerOf(visitor) !== null,
    countryQuestion: countryQuestion(visitor),
  })
}

/** Null for who isn't asked. The page of the settings is the question itself. */
function askOf({ consent, route }: RequestContext): ConsentAsk | null {
  if (!consent.isAsked || route?.key === 'cookieSettings') return null
  return consent.hasPrivacyControl ? 'privacy-control' : consent.regime
}
