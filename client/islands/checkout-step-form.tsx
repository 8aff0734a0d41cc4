import { type ReactNode, type SubmitEvent, useLayoutEffect } from 'react'
import type { Rules } from '../../shared/validation/rule.ts'
import type { StepProps } from '../pages/checkout/checkout-props.ts'
import { RequiredNote } from '../pages/form/required-note.tsx'
import { FormFields } from '../pages/form-fields.tsx'
import type { PageContext } from '../pages/page-context.ts'
import { keepForm, restoreForm } from '../state/kept-form.ts'
import type { IslandName } from './contracts.ts'
import { Form } from './form.tsx'
import { normalizeControl } from './normalize-control.ts'
import { refuseOffline, useSendOnce } from './use-send-once.ts'

type StepFormProps = PageContext & {
  readonly step: StepProps<'shipping' | 'billing'>
  /** The island's: the captcha, if there is one. */
  readonly slot?: ReactNode
  readonly rules: Rules
  /** Label of the button that continues to the next step. */
  readonly label: string
  /** The island of that step, fetched when somebody reaches for the button. */
  readonly ahead: IslandName
  /** Called with a valid form; may prevent its submission. */
  readonly onSend?: (event: SubmitEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The form of a checkout step, which is submitted only once and keeps what is typed in this tab. */
export function StepForm({ site, t, step, slot, rules, label, ahead, onSend, children }: StepFormProps) {
  const { isSent, send } = useSendOnce()
  // Before text that was typed before hydration, which is newer, is entered again.
  useLayoutEffect(restoreForm, [])
  return (
    <Form
      normalize={normalizeControl}
      site={site}
      t={t}
      rules={rules}
      templates={step.templates}
      fields={step.fields}
      answer={step.answer}
      className="co-form"
      data-checkout={step.step}
      aria-busy={isSent || undefined}
      onChange={() => keepForm()}
      onSubmitCapture={refuseOffline(t('checkout.offline'))}
      onSend={(event) => {
        onSend?.(event)
        send(event)
        if (!event.defaultPrevented) keepForm({ isSent: true })
      }}
    >
      <FormFields site={site} form={step.form} to={`checkout/${step.step}`} />
      {children}
      {slot}
      <RequiredNote t={t} />
      <button type="submit" className="btn" data-ahead={ahead}>
        {label}
      </button>
    </Form>
  )
}
