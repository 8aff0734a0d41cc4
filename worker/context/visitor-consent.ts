import type { Context } from 'hono'
import {
  allowedCategories,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentRegime,
  consentRegime,
  isPrivacyControl,
  privacyControlHeader,
  readConsentChoice,
  stands,
} from '../../shared/consent.ts'
import { visitorPlace } from '../http/request/visitor-place.ts'
import { isCrawler } from './page-view.ts'

/**
 * The categories that a visitor allows, decided before anything is rendered, stored or sent
 * (docs/decisions/0034-consent.md).
 */
export type VisitorConsent = {
  readonly allowed: ReadonlySet<ConsentCategory>
  /** Null before the first choice, and where it has to be made again. */
  readonly choice: ConsentChoice | null
  /** An earlier yes no longer counts: what it allowed is forgotten (http/cookies/consent-cookie.ts). */
  readonly isOver: boolean
  readonly regime: ConsentRegime
  readonly hasPrivacyControl: boolean
  /** The prompt stands on the page. Never for crawlers. */
  readonly isAsked: boolean
}

export function visitorConsent(c: Context, at: Date): VisitorConsent {
  const now = at.getTime() / 1000
  const kept = readConsentChoice(c.req.header('cookie') ?? '')
  const hasPrivacyControl = isPrivacyControl(c.req.header(privacyControlHeader))
  const { country, region } = visitorPlace(c)
  const regime = consentRegime(country, region)
  const allowed = allowedCategories(kept, regime, hasPrivacyControl, now)
  const choice = kept && stands(kept, now) ? kept : null
  return {
    allowed,
    choice,
    isOver: kept?.categories.some((category) => !allowed.has(category)) ?? false,
    regime,
    hasPrivacyControl,
    isAsked: choice === null && !isCrawler(c.req.header('user-agent')),
  }
}
