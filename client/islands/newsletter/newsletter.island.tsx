import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { href } from '../../../shared/routes.ts'
import { newsletterRules } from '../../../shared/validation/forms.ts'
import { withPrefix } from '../../../shared/validation/rule.ts'
import { CheckField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import { readIsland } from '../../state/read-island.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { Form } from '../form.tsx'
import type { IslandContext, IslandOf } from '../island-context.ts'

/**
 * Spec 1 §5 "Newsletter form": email and consent, submitted without leaving the page. Without script, the page returns
 * to its dialog. Field names are prefixed with the dialog's id, since a page may have two.
 */
function Newsletter(initialProps: IslandContext & IslandPropsOf<'newsletter'>) {
  const { site, t, slot, id, dialog } = initialProps
  const [answeredProps, setAnsweredProps] = useState<IslandPropsOf<'newsletter'> | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { form, submit, policy, email, isAccepted, answer, done, templates } = answeredProps ?? initialProps
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answeredProps) thanks.current?.focus()
  }, [answeredProps])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formElement = event.currentTarget
    if (isSending) return
    setIsSending(true)
    try {
      const { props } = await readIsland('newsletter', formElement.action, { id, form: new FormData(formElement) })
      setAnsweredProps(props)
      setIsSending(false)
    } catch {
      formElement.submit()
    }
  }
  const formId = `${dialog}-form`
  if (done !== null)
    return (
      <p ref={thanks} className="modal-done" id={formId} role="status" tabIndex={-1}>
        {done}
      </p>
    )
  const names = { email: `${dialog}.email`, policy: `${dialog}.policy` }
  return (
    <Form
      site={site}
      t={t}
      rules={withPrefix(newsletterRules, `${dialog}.`)}
      templates={templates}
      fields={[
        { name: names.email, label: t('form.email') },
        { name: names.policy, label: t('blocks.policyName') },
      ]}
      answer={answer}
      className="modal-form"
      id={formId}
      tabIndex={-1}
      aria-busy={isSending || undefined}
      onSend={send}
    >
      <FormFields site={site} form={form} to="newsletter" />
      <input type="hidden" name="form" value={dialog} />
      <Field
        name={names.email}
        label={t('form.email')}
        required
        type="email"
        value={email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <CheckField
        name={names.policy}
        required
        checked={isAccepted}
        label={
          <>
            {policy.before}
            <a href={href.legal(site.locale, 'privacy')}>{t('blocks.policyLink')}</a>
            {policy.after}
          </>
        }
      />
      <button type="submit" className="btn">
        {submit ?? t('blocks.subscribe')}
      </button>
      {slot}
    </Form>
  )
}

export const island: IslandOf<'newsletter'> = Newsletter
