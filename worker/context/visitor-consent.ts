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
} from '../../shared/consent.ts'
import { visitorPlace } from '../http/request/visitor-place.ts'
import { isCrawler } from './page-view.ts'

/**
 * The categories that a visitor allows, decided before anything is rendered, stored or sent
 * (docs/decisions/0034-consent.md).
 */
export type VisitorConsent = {
  readonly allowed: ReadonlySet<ConsentCategory>
  /** Null before the first choice, and after the words have changed. */
  readonly choice: ConsentChoice | null
  readonly regime: ConsentRegime
  readonly hasPrivacyControl: boolean
  /** The prompt stands on the page. Never for crawlers. */
  readonly isAsked: boolean
}

export function visitorConsent(c: Context): VisitorConsent {
  const choice = readConsentChoice(c.req.header('cookie') ?? '')
  const hasPrivacyControl = isPrivacyControl(c.req.header(privacyControlHeader))
  const { country, region } = visitorPlace(c)
  const regime = consentRegime(country, region)
  return {
    allowed: allowedCategories(choice, regime, hasPrivacyControl),
    choice,
    regime,
    hasPrivacyControl,
    isAsked: choice === null && !isCrawler(c.req.header('user-agent')),
  }
}
