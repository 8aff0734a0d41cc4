import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'
import { pressPage } from './press-page.tsx'

/** `confirm`: the mailed link was opened. */
export type Confirmation =
  | { readonly step: 'confirm'; readonly token: string }
  | { readonly step: 'done' | 'expired' | 'failed' }

const texts = {
  confirm: ['newsletter.confirmTitle', 'newsletter.confirmBody'],
  done: ['newsletter.doneTitle', 'newsletter.doneBody'],
  expired: ['newsletter.expiredTitle', 'newsletter.expiredBody'],
  failed: ['error.unavailableTitle', 'error.unavailableBody'],
} as const
const statuses = { confirm: 200, done: 200, expired: 410, failed: 503 } as const

export function confirmationPage(context: RequestContext, confirmation: Confirmation): Page {
  const { t } = context
  const { step } = confirmation
  const [title, body] = texts[step]
  const press =
    confirmation.step === 'confirm'
      ? { to: 'newsletter/confirm' as const, token: confirmation.token, label: t('newsletter.confirm') }
      : null
  return pressPage(context, {
    status: statuses[step],
    path: '/newsletter/confirm',
    title: t(title),
    body: t(body),
    press,
  })
}

export const loadConfirmationPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { searchParams } = context.url
  const token = searchParams.get('token') ?? ''
  if (searchParams.has('done')) return confirmationPage(context, { step: 'done' })
  return confirmationPage(context, token ? { step: 'confirm', token } : { step: 'expired' })
}
