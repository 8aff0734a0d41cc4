import type { ReactNode } from 'react'
import type { CheckoutAction } from '../../../shared/routes.ts'
import { FormFields } from '../../pages/form-fields.tsx'
import type { FormContext, PageContext } from '../../pages/page-context.ts'
import { refuseOffline, useSendOnce } from '../use-send-once.ts'

type ActionFormProps = PageContext & {
  readonly form: FormContext
  readonly action: CheckoutAction
  readonly fields: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** A small form next to the step's main form. */
export function ActionForm({ site, t, form, action, fields, children }: ActionFormProps) {
  const { isSent, send } = useSendOnce()
  return (
    <form
      method="post"
      className="co-small"
      aria-busy={isSent || undefined}
      onSubmitCapture={refuseOffline(t('checkout.offline'))}
      onSubmit={send}
    >
      <FormFields site={site} form={form} to={`checkout/${action}`} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
