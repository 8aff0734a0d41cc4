import { href } from '../../../shared/routes.ts'
import type { NoticeStep } from '../../pages/account/enrollment-texts.ts'
import type { PageContext } from '../../pages/page-context.ts'

type NoticeProps = PageContext & {
  readonly step: NoticeStep
  readonly dialog: boolean
  readonly returnTo: string
}

/** A step that asks for nothing. */
export function Notice({ site, t, step, dialog, returnTo }: NoticeProps) {
  return (
    <p className="ctas">
      {step === 'welcome' && !dialog ? (
        <a className="btn" href={href.completeProfile(site.locale, { returnTo })}>
          {t('enrollment.welcomeSubmit')}
        </a>
      ) : null}
      <a className={step === 'welcome' && !dialog ? 'link' : 'btn'} href={returnTo}>
        {t('enrollment.continue')}
      </a>
      {step === 'welcome' && dialog ? (
        <a className="link" href={href.completeProfile(site.locale, { returnTo })}>
          {t('enrollment.welcomeSubmit')}
        </a>
      ) : null}
    </p>
  )
}
