import { message } from '../../shared/errors/message.ts'
import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'
import type { RequestContext } from '../context/request-context.ts'
import type { FormRefusal } from '../http/forms/forms.ts'

type Refused = { readonly message: string; readonly way?: RecoveryWay }

/** For script: why a form isn't read. A page that was drawn for another person leads to the one for who is here now. */
export function formRefusal(
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  refusal: FormRefusal | null,
  page: string,
): Refused {
  if (refusal !== 'other-person') return { message: message('GEN500', locale) }
  return { message: t('people.othersBody'), way: { label: t('people.othersWay'), href: page, dialog: false } }
}
