import { CheckField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { NewPassword } from '../new-password.tsx'

type PasswordFieldsProps = PageContext & Extract<IslandPropsOf<'account-form'>, { kind: 'password' }>

const labels = {
  currentPassword: 'password.current',
  newPassword: 'password.new',
  confirmPassword: 'password.confirm',
} as const

/** Passwords are never sent back to be shown again. */
export function PasswordFields({ t, templates, asks, email, about, passkeys }: PasswordFieldsProps) {
  return (
    <>
      {about === null ? null : <input type="hidden" name={about.name} value={about.value} />}
      {email === null ? null : (
        <input className="sr" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      )}
      {asks.map((name) =>
        name === 'newPassword' ? (
          <NewPassword key={name} label={t(labels[name])} templates={templates} met={t('password.met')} />
        ) : (
          <Field
            key={name}
            name={name}
            type="password"
            label={t(labels[name])}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            required
          />
        ),
      )}
      {passkeys.length === 0 ? null : (
        <fieldset className="f-group">
          <legend>{t('password.keepPasskeys')}</legend>
          <p className="muted">{t('password.keepPasskeysHint')}</p>
          {passkeys.map(({ id, name, added, kept }) => (
            <CheckField key={id} name={`keep-${id}`} label={name} hint={added} checked={kept} />
          ))}
        </fieldset>
      )}
    </>
  )
}
