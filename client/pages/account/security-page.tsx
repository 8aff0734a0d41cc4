import { longestPasskeyName } from '../../../shared/contracts/passkey.ts'
import { href } from '../../../shared/routes.ts'
import type { PasskeyProps } from '../../islands/contracts.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { Confirm } from './confirm.tsx'
import { PasskeyForm } from './passkey-form.tsx'

export type PasskeyView = { readonly id: string; readonly name: string; readonly facts: readonly string[] }
export type DeviceView = {
  readonly id: string
  readonly name: string
  readonly facts: readonly string[]
  readonly current: boolean
}
/** How a passkey is added. `name` is what was typed, or a suggestion. */
export type AddPasskeyView = {
  readonly passkey: PasskeyProps
  readonly name: string
  readonly asksPassword: boolean
}

/** The account's address, and the one that waits for its link's button. `typed`: what was refused, with `texts`. */
export type EmailView = {
  readonly email: string
  readonly pending: string | null
  readonly mayChange: boolean
  readonly asksPassword: boolean
  readonly typed: string
  readonly texts: Readonly<Record<string, string>>
}

type SecurityPageProps = PageContext & {
  readonly form: FormContext
  /** Null where the service can't change it. */
  readonly email: EmailView | null
  readonly passkeys: readonly PasskeyView[]
  readonly devices: readonly DeviceView[]
  /** Null where none can be added; `elsewhere` says that it is because of the shop's address. */
  readonly add: AddPasskeyView | 'elsewhere' | null
  readonly fault?: string | undefined
}

export function SecurityPage({ site, t, form, email, passkeys, devices, add, fault }: SecurityPageProps) {
  const { locale } = site
  const shown = { site, t, form }
  const others = devices.filter(({ current }) => !current)
  return (
    <AccountFrame {...shown} section="security" title={t('account.security')} fault={fault}>
      <p className="muted">{t('security.lead')}</p>
      {email ? <EmailAddress {...shown} {...email} /> : null}
      <section className="account-group">
        <h2>{t('security.passwordTitle')}</h2>
        <p>
          <a className="link" href={href.accountSection(locale, 'password')}>
            {t('security.passwordChange')}
          </a>
        </p>
      </section>
      <section className="account-group">
        <h2>{t('security.passkeys')}</h2>
        <p>{t('security.passkeysLead')}</p>
        {passkeys.length === 0 ? <p className="muted">{t('security.passkeysNone')}</p> : null}
        <ul className="account-cards">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...shown} passkey={passkey} />
          ))}
        </ul>
        {add === 'elsewhere' ? <p>{t('security.passkeysElsewhere')}</p> : null}
        {add === null || add === 'elsewhere' ? null : <AddPasskey {...shown} add={add} />}
      </section>
      <section className="account-group">
        <h2>{t('security.devices')}</h2>
        <p>{t('security.devicesLead')}</p>
        <ul className="account-cards">
          {devices.map((device) => (
            <Device key={device.id} {...shown} device={device} />
          ))}
        </ul>
        {others.length === 0 ? null : (
          <Confirm
            site={site}
            form={form}
            to="account/devices-end"
            fields={{}}
            label={t('security.endOthers')}
            ask={t('security.endOthersAsk')}
            confirm={t('security.endOthersConfirm')}
          />
        )}
      </section>
    </AccountFrame>
  )
}

type Shown = PageContext & { readonly form: FormContext }

function EmailAddress({ site, t, form, email, pending, mayChange, asksPassword, typed, texts }: Shown & EmailView) {
  const fields = [
    { name: 'newEmail', label: t('email.new') },
    { name: 'emailPassword', label: t('security.passkeyPassword') },
  ] as const
  const [address, password] = fields
  return (
    <section className="account-group">
      <h2>{t('security.emailTitle')}</h2>
      <p>{t('email.current', { email })}</p>
      {pending === null ? null : <p>{t('email.pending', { email: pending })}</p>}
      {mayChange ? (
        <FaultsContext value={listFaults(fields, texts)}>
          <form className="account-form" method="post" noValidate>
            <FormErrors t={t} />
            <FormFields site={site} form={form} to="account/email-change" />
            <Field
              {...address}
              type="email"
              value={typed}
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
              required
            />
            {asksPassword ? (
              <Field
                {...password}
                type="password"
                hint={t('security.passkeyPasswordHint')}
                autoComplete="current-password"
                required
              />
            ) : null}
            {captchaField(form.captchas, 'account/email-change')}
            <button type="submit" className="btn b2">
              {t('email.change')}
            </button>
          </form>
        </FaultsContext>
      ) : null}
    </section>
  )
}

function Passkey({ site, t, form, passkey }: Shown & { readonly passkey: PasskeyView }) {
  const { id, name, facts } = passkey
  return (
    <li>
      <Facts name={name} facts={facts} />
      <div className="account-acts label">
        <details className="confirm">
          <summary className="link" aria-label={`${t('security.rename')}: ${name}`}>
            {t('security.rename')}
          </summary>
          <form method="post">
            <FormFields site={site} form={form} to="account/passkey-rename" />
            <input type="hidden" name="passkeyId" value={id} />
            <Field
              name={`name-${id}`}
              label={t('security.passkeyName')}
              value={name}
              autoComplete="off"
              maxLength={longestPasskeyName}
            />
            <button type="submit" className="btn b2">
              {t('security.renameSave')}
            </button>
          </form>
        </details>
        <Confirm
          site={site}
          form={form}
          to="account/passkey-remove"
          fields={{ passkeyId: id }}
          label={t('cart.remove')}
          ask={t('security.removeAsk', { name })}
          confirm={t('account.removeConfirm')}
        />
      </div>
    </li>
  )
}

function AddPasskey({ site, t, form, add }: Shown & { readonly add: AddPasskeyView }) {
  const { passkey, name, asksPassword } = add
  return (
    <>
      <p className="muted passkey-script">{t('security.passkeysScript')}</p>
      <PasskeyForm site={site} form={form} to="account/passkey" passkey={passkey}>
        <Field
          name="name"
          label={t('security.passkeyName')}
          value={name}
          autoComplete="off"
          maxLength={longestPasskeyName}
        />
        {asksPassword ? (
          <Field
            name="password"
            type="password"
            label={t('security.passkeyPassword')}
            hint={t('security.passkeyPasswordHint')}
            autoComplete="current-password"
            required
          />
        ) : null}
        <button type="submit" className="btn b2">
          {t('security.passkeyAdd')}
        </button>
      </PasskeyForm>
    </>
  )
}

function Device({ site, t, form, device }: Shown & { readonly device: DeviceView }) {
  const { id, name, facts, current } = device
  return (
    <li>
      <Facts name={name} facts={facts} />
      {current ? <p className="label account-mark">{t('security.thisDevice')}</p> : null}
      {current ? null : (
        <form className="account-acts label" method="post">
          <FormFields site={site} form={form} to="account/device-end" />
          <input type="hidden" name="deviceId" value={id} />
          <button type="submit" className="link" aria-label={t('security.endDeviceOf', { name })}>
            {t('security.endDevice')}
          </button>
        </form>
      )}
    </li>
  )
}

function Facts({ name, facts }: { readonly name: string; readonly facts: readonly string[] }) {
  return (
    <p>
      <b>{name}</b>
      {facts.map((fact) => (
        <span key={fact} className="muted account-fact">
          {fact}
        </span>
      ))}
    </p>
  )
}
