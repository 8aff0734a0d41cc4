import { useRef } from 'react'
import type { FormTarget } from '../../../shared/routes.ts'
import { Field } from '../../pages/form/field.tsx'
import { RequiredNote } from '../../pages/form/required-note.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import { CardFields, type CardHold } from '../card-fields.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import { Form } from '../form.tsx'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { normalizeControl } from '../normalize-control.ts'
import { refuseOffline, useSendOnce } from '../use-send-once.ts'
import { AddressBookFields } from './address-book-fields.tsx'
import { PasswordFields } from './password-fields.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { rulesFor } from './rules.ts'

type AccountFormProps = IslandContext & IslandPropsOf<'account-form'>

/** A form of the account that validates as it is filled in, and is sent once. */
function AccountForm(props: AccountFormProps) {
  const { site, t, slot, kind, form, fields, answer, templates } = props
  const { isSent, send } = useSendOnce()
  const card = useRef<CardHold>(null)
  return (
    <Form
      normalize={normalizeControl}
      site={site}
      t={t}
      rules={rulesFor(props, site)}
      templates={templates}
      fields={fields}
      answer={answer}
      className="account-form"
      action={kind === 'forgot-password' ? props.action : undefined}
      aria-busy={isSent || undefined}
      onSubmitCapture={refuseOffline(t('checkout.offline'))}
      onSend={(event) => {
        card.current?.hold(event)
        send(event)
      }}
    >
      <FormFields site={site} form={form} to={targetOf(props)} />
      {kind === 'profile' ? <ProfileFields {...props} /> : null}
      {kind === 'address' ? <AddressBookFields {...props} /> : null}
      {kind === 'card' ? (
        <div>
          <input type="hidden" name="payWith" value="CREDIT_CARD" />
          <CardFields t={t} card={props.card} ref={card} />
        </div>
      ) : null}
      {kind === 'password' ? <PasswordFields {...props} /> : null}
      {kind === 'forgot-password' ? (
        <Field
          name="forgotEmail"
          type="email"
          label={t('people.email')}
          value={props.values['forgotEmail']}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          required
        />
      ) : null}
      {kind === 'address' ? <RequiredNote t={t} /> : null}
      {slot}
      <button type="submit" className="btn">
        {submitLabel(props)}
      </button>
    </Form>
  )
}

function targetOf(props: AccountFormProps): FormTarget {
  if (props.kind === 'password') return props.to
  return props.kind === 'forgot-password' ? 'session/forgot-password' : `account/${props.kind}`
}

function submitLabel(props: AccountFormProps): string {
  const { t, kind } = props
  if (kind === 'password') return props.submit
  if (kind === 'forgot-password') return t('password.forgotSubmit')
  return t(kind === 'card' ? 'account.saveCard' : 'account.save')
}

export const island: IslandOf<'account-form'> = AccountForm
