import type { ConsentCategory } from '../../../shared/consent.ts'
import { href } from '../../../shared/routes.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import { FormFields } from '../form-fields.tsx'
import type { PageContext } from '../page-context.ts'
import categoriesCss from './consent-categories.css?inline'
import { Categories, ChoiceButton } from './consent-form.tsx'
import css from './consent-prompt.css?inline'

/** The rule that the question is asked by: `privacy-control` says that there is nothing left to ask. */
export type ConsentAsk = 'opt-in' | 'opt-out' | 'privacy-control'

const words = {
  'opt-in': 'consent.askOptIn',
  'opt-out': 'consent.askOptOut',
  'privacy-control': 'consent.askControl',
} as const

type ConsentPromptProps = PageContext & {
  readonly ask: ConsentAsk
  readonly allowed: ReadonlySet<ConsentCategory>
  readonly csrf: string
  readonly nonce: string
}

/**
 * Asks at the foot of the window, without keeping anybody from the page: it stands over it, first in the order of
 * focus, and posts to the page that it stands on. Its rules come along, for most pages are without it.
 */
export function ConsentPrompt({ site, t, ask, allowed, csrf, nonce }: ConsentPromptProps) {
  const isQuestion = ask !== 'privacy-control'
  return (
    <aside className="consent" aria-labelledby="consent-title" data-consent="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css + categoriesCss }} />
      <Behavior name="consent" on="intent" props={{ notSaved: t('consent.notSaved') }}>
        <form method="post" className="edge">
          <FormFields site={site} form={{ csrf, returnTo: '' }} to="consent" />
          <div>
            <h2 className="title" id="consent-title">
              {t('consent.title')}
            </h2>
            <p>
              {t(words[ask])} <a href={href.cookieSettings(site.locale)}>{t('consent.more')}</a>
            </p>
            <p className="consent-fault" aria-live="assertive" />
          </div>
          <div className="consent-ways">
            {isQuestion ? (
              <>
                <ChoiceButton choice="all" label={t('consent.acceptAll')} />
                <ChoiceButton choice="none" label={t('consent.decline')} />
                <details>
                  <summary className="btn b2">{t('consent.choose')}</summary>
                  <Categories t={t} allowed={allowed} />
                  <ChoiceButton choice="some" label={t('consent.save')} />
                </details>
              </>
            ) : (
              <ChoiceButton choice="none" label={t('consent.understood')} />
            )}
          </div>
        </form>
      </Behavior>
    </aside>
  )
}
