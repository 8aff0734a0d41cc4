import type { ReactNode } from 'react'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { Confirm } from './confirm.tsx'

type SavedEntryActionsProps = PageContext & {
  readonly form: FormContext
  readonly kind: 'address' | 'instrument'
  readonly id: string
  /** The entry's name for the shopper. */
  readonly name: string
  readonly main: boolean
  /** Actions to show before these. */
  readonly children?: ReactNode
}

/** Makes a saved address or payment instrument the default, or removes it. */
export function SavedEntryActions({ site, t, form, kind, id, name, main, children }: SavedEntryActionsProps) {
  const field = `${kind}Id`
  return (
    <>
      {main ? <p className="label account-mark">{t('people.main')}</p> : null}
      <div className="account-acts label">
        {children}
        {main ? null : (
          <form method="post">
            <FormFields site={site} form={form} to={`account/${kind}-main`} />
            <input type="hidden" name={field} value={id} />
            <button type="submit" className="link" aria-label={`${t('account.makeMain')}: ${name}`}>
              {t('account.makeMain')}
            </button>
          </form>
        )}
        <Confirm
          site={site}
          form={form}
          to={`account/${kind}-remove`}
          fields={{ [field]: id }}
          label={t('cart.remove')}
          ask={t('account.removeAsk', { name })}
          confirm={t('account.removeConfirm')}
        />
      </div>
    </>
  )
}
