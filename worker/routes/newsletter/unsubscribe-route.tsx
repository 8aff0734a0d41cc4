import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'
import { pressPage } from './press-page.tsx'

/** `press`: the link was opened. `broken`: its token is forged or incomplete. */
export type Unsubscribing =
  | { readonly step: 'press'; readonly token: string }
  | { readonly step: 'done' | 'broken' | 'failed' }

const texts = {
  press: ['unsubscribe.title', 'unsubscribe.body'],
  done: ['unsubscribe.doneTitle', 'unsubscribe.doneBody'],
  broken: ['newsletter.expiredTitle', 'unsubscribe.brokenBody'],
  failed: ['error.unavailableTitle', 'error.unavailableBody'],
} as const
const statuses = { press: 200, done: 200, broken: 410, failed: 503 } as const

export function unsubscribePage(context: RequestContext, unsubscribing: Unsubscribing): Page {
  const { t } = context
  const { step } = unsubscribing
  const [title, body] = texts[step]
  const press =
    unsubscribing.step === 'press'
      ? { to: 'unsubscribe' as const, token: unsubscribing.token, label: t('unsubscribe.press') }
      : null
  return pressPage(context, { status: statuses[step], path: '/unsubscribe', title: t(title), body: t(body), press })
}

export const loadUnsubscribePage: PageLoader = async (c) => {
  const context = c.get('context')
  const { searchParams } = context.url
  const token = searchParams.get('token') ?? ''
  if (searchParams.has('done')) return unsubscribePage(context, { step: 'done' })
  return unsubscribePage(context, token ? { step: 'press', token } : { step: 'broken' })
}
