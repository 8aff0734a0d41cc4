import { message } from '../../shared/errors/message.ts'
import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'
import type { RequestContext } from '../context/request-context.ts'
import type { FormRefusal } from '../http/forms/forms.ts'

type Refused = { readonly message: string; readonly way?: RecoveryWay }
type Front = Pick<RequestContext, 't' | 'locale'>

/** For script: why a form isn't read. A page that was drawn for another person leads to the one for who is here now. */
export function formRefusal(front: Front, refusal: FormRefusal | null, page: string): Refused {
  const { t } = front
  if (refusal !== 'other-person') return { message: refusalWords(front, refusal) }
  return { message: t('people.othersBody'), way: { label: t('people.othersWay'), href: page, dialog: false } }
}

function refusalWords({ t, locale }: Front, refusal: Exclude<FormRefusal, 'other-person'> | null): string {
  if (refusal === 'bad-token' || refusal === 'cross-site') return t('error.expiredReload')
  if (refusal === 'too-large') return message('API413', locale)
  return refusal === 'wrong-type' ? message('API415', locale) : t('error.badRequestTitle')
}
