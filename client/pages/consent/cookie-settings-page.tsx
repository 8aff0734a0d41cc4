import type { ConsentCategory } from '../../../shared/consent.ts'
import { href } from '../../../shared/routes.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import { FormFields } from '../form-fields.tsx'
import { MessagePage, messagePageCss } from '../message-page.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import categoriesCss from './consent-categories.css?inline'
import { Categories, ChoiceButton } from './consent-form.tsx'
import css from './cookie-settings.css?inline'
import { RegisterTable } from './register-table.tsx'

export const cookieSettingsCss: readonly string[] = [...messagePageCss, categoriesCss, css]

type CookieSettingsPageProps = PageContext & {
  readonly form: FormContext
  readonly allowed: ReadonlySet<ConsentCategory>
  /** When the visitor chose, in their language; null before the first choice. */
  readonly chosenAt: string | null
  readonly hasPrivacyControl: boolean
  /** The host of the shop's tag manager, if it has one. */
  readonly tagManager: string | null
}

/** Where a choice is seen and changed at any time. Each button says what it does, so none is the first among them. */
export function CookieSettingsPage({ site, t, form, ...given }: CookieSettingsPageProps) {
  const { allowed, chosenAt, hasPrivacyControl, tagManager } = given
  return (
    <MessagePage title={t('consent.settings')} body={t('consent.settingsLead')}>
      {hasPrivacyControl ? <p role="note">{t('consent.askControl')}</p> : null}
      <p className="muted">{chosenAt === null ? t('consent.notChosen') : t('consent.chosenAt', { date: chosenAt })}</p>
      <Behavior name="forget" on="idle" props={{}}>
        <form className="cookie-settings" method="post" autoComplete="off">
          <FormFields site={site} form={form} to="consent" />
          <Categories t={t} allowed={allowed} />
          <div className="cookie-settings-ways">
            <ChoiceButton choice="some" label={t('consent.save')} />
            <ChoiceButton choice="all" label={t('consent.acceptAll')} />
            <ChoiceButton choice="none" label={t('consent.decline')} />
          </div>
        </form>
      </Behavior>
      <RegisterTable site={site} t={t} tagManager={tagManager} />
      <p>
        <a className="link" href={href.legal(site.locale, 'privacy')}>
          {t('privacy.policy')}
        </a>
      </p>
    </MessagePage>
  )
}
