import { Field } from '../../pages/form/field.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type PasswordFieldsProps = PageContext & Extract<IslandPropsOf<'account-form'>, { kind: 'password' }>

const labels = {
  currentPassword: 'password.current',
  newPassword: 'password.new',
  confirmPassword: 'password.confirm',
} as const

/** Passwords are never sent back to be shown again. */
export function PasswordFields({ t, asks, email, token }: PasswordFieldsProps) {
  return (
    <>
      {token === null ? null : <input type="hidden" name="token" value={token} />}
      {email === null ? null : (
        <input className="sr" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      )}
      {asks.map((name) => (
        <Field
          key={name}
          name={name}
          type="password"
          label={t(labels[name])}
          hint={name === 'newPassword' ? t('password.hint') : undefined}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          maxLength={256}
          required
        />
      ))}
    </>
  )
}
