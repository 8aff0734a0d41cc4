import { DialogFrame } from '../../../client/pages/dialogs/dialog-frame.tsx'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { forgotPasswordForm } from '../account/password-forms.tsx'
import { returnToOf } from '../account/sign-in-route.tsx'
import { dialogPage } from './dialog-page.ts'

/** The form of the page `/forgot-password`, over the page that it was opened from. */
export function forgotPasswordDialog(context: RequestContext): Page {
  const { t, locale } = context
  const title = t('password.forgotTitle')
  return dialogPage(
    context,
    title,
    <DialogFrame title={title} lead={t('password.forgotLead')}>
      {forgotPasswordForm(context, returnToOf(context, href.account(locale)))}
    </DialogFrame>,
  )
}
