import { CookieSettingsPage, cookieSettingsCss } from '../../../client/pages/consent/cookie-settings-page.tsx'
import { href } from '../../../shared/routes.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { formContext } from '../form-context.ts'
import type { PageLoader } from '../pages.ts'

/** `/cookies`: what a visitor allows, and the form that changes it. */
export const loadCookieSettingsPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { site, t, locale, consent, config } = context
  const { allowed, choice, hasPrivacyControl } = consent
  const chosenAt = choice && dateText(site, choice.at * 1000)
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('consent.settings') }),
    description: t('consent.settingsLead'),
    canonical: '/cookies',
    index: true,
    // Gone back to, the page says what is allowed by then.
    noStore: true,
    jsonLd: [],
    css: cookieSettingsCss,
    segments: [
      {
        name: 'cookie-settings',
        node: () => (
          <CookieSettingsPage
            site={site}
            t={t}
            form={formContext(context, href.cookieSettings(locale))}
            {...{ allowed, chosenAt, hasPrivacyControl }}
            tagManager={config.TAG_MANAGER_URL === '' ? null : new URL(config.TAG_MANAGER_URL).host}
          />
        ),
      },
    ],
    content: [],
  }
}
