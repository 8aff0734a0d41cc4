import type { ReactNode } from 'react'
import type { FormTarget } from '../../../shared/routes.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import type { PasskeyProps } from '../../islands/contracts.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

type PasskeyFormProps = Pick<PageContext, 'site'> & {
  readonly form: FormContext
  readonly to: FormTarget
  readonly passkey: PasskeyProps
  readonly children: ReactNode
}

/** A form that script completes with the browser's answer. Without script it isn't shown: nothing could complete it. */
export function PasskeyForm({ site, form, to, passkey, children }: PasskeyFormProps) {
  return (
    <Behavior name="proof" on="idle" className="passkey" props={passkey}>
      <p className="account-fault" role="alert" />
      <form className="account-form" method="post">
        <FormFields site={site} form={form} to={to} />
        <input type="hidden" name="credential" />
        {children}
      </form>
    </Behavior>
  )
}
