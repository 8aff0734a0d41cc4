import type { UndoableChange } from '../../../shared/contracts/undo.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { undoCookie } from '../../http/cookies/mailed-token-cookies.ts'
import type { Page } from '../../render/page.ts'
import { pressPage } from '../newsletter/press-page.tsx'
import type { PageLoader } from '../pages.ts'
import { mailedToken } from './mailed-token.ts'

/** `press`: the link of a mail about a change was opened. `dead`: it has expired or was used. */
export type Undoing =
  | { readonly step: 'press'; readonly token: string; readonly change: UndoableChange }
  | { readonly step: 'dead' | 'failed' }

export function undoPage(context: RequestContext, undoing: Undoing): Page {
  const { t, locale } = context
  const path = '/undo'
  if (undoing.step === 'press') {
    const { token, change } = undoing
    const body = t('undo.body', { change: t(`undo.${change}`) })
    const press = { to: 'session/undo', token, label: t('undo.press') } as const
    return pressPage(context, { status: 200, path, title: t('undo.title'), body, press })
  }
  const onward = { to: href.forgotPassword(locale), label: t('password.resetTitle') }
  return undoing.step === 'dead'
    ? pressPage(context, { status: 410, path, title: t('email.expiredTitle'), body: t('undo.deadBody'), onward })
    : pressPage(context, { status: 503, path, title: t('error.unavailableTitle'), body: t('error.unavailableBody') })
}

/** Where the link leads of a mail that reports a change. Opening it changes nothing, since mail programs open links. */
export const loadUndoPage: PageLoader = async (c) => {
  const context = c.get('context')
  const mailed = await mailedToken(c, undoCookie, href.undo(context.locale))
  if ('redirect' in mailed) return mailed
  const { token } = mailed
  if (token === null) return undoPage(context, { step: 'dead' })
  const link = await context.call('auth.undoLink', { body: { token } })
  if (link.ok) return undoPage(context, { step: 'press', token, change: link.value.change })
  return undoPage(context, { step: link.failure.code === 'AUT402' ? 'dead' : 'failed' })
}
