import type { Context } from 'hono'
import { type DeviceView, type PasskeyView, SecurityPage } from '../../../client/pages/account/security-page.tsx'
import type { Device } from '../../../shared/contracts/device.ts'
import { mostPasskeys } from '../../../shared/contracts/passkey.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { dateText } from '../../../shared/time/clock.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { deviceOf } from '../../services/device.ts'
import { type Result, succeed } from '../../services/result.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { asPerson, withoutData } from './as-person.ts'
import { passkeyProps } from './passkey-view.ts'
import { sectionPage } from './section-page.tsx'

export type Security = OperationResponse<OperationOf<'auth.passkeys'>> &
  OperationResponse<OperationOf<'auth.devices'>> & {
    /** Null where the service can't change an address. */
    readonly email: OperationResponse<OperationOf<'auth.emailChange'>> | null
  }

async function readSecurity(call: Call): Promise<Result<Security>> {
  const [passkeys, devices, email] = await Promise.all([
    call('auth.passkeys', {}),
    call('auth.devices', {}),
    call('auth.emailChange', {}),
  ])
  if (!passkeys.ok) return passkeys
  return devices.ok ? succeed({ ...passkeys.value, ...devices.value, email: email.ok ? email.value : null }) : devices
}

export type Refused = {
  readonly fault?: string
  readonly status: Page['status']
  /** Another email address as it was typed, and its faults. */
  readonly email?: { readonly typed: string; readonly texts: Readonly<Record<string, string>> }
  /** The name for a new passkey, as typed. */
  readonly name?: string
}

function securityPage(context: RequestContext, security: Security, refused: Refused | null): Page {
  const { t } = context
  const passkey = passkeyProps(context, 'add')
  const mayAdd = security.passkeys.length < mostPasskeys && !context.session?.person?.associate
  const name = refused?.name ?? thisDeviceName(context)
  return sectionPage(context, {
    title: t('account.security'),
    path: '/account/security',
    status: refused?.status,
    node: (shown) => (
      <SecurityPage
        {...shown}
        email={
          security.email && {
            ...security.email,
            asksPassword: !security.isProven,
            ...(refused?.email ?? { typed: '', texts: {} }),
          }
        }
        passkeys={security.passkeys.map((one) => passkeyView(context, one))}
        devices={security.devices
          .toSorted((one, other) => Number(other.current) - Number(one.current))
          .map((one) => deviceView(context, one))}
        add={passkey ? (mayAdd ? { passkey, name, asksPassword: !security.isProven } : null) : 'elsewhere'}
        fault={refused?.fault}
      />
    ),
  })
}

export const dayOf = ({ site }: Pick<RequestContext, 'site'>, instant: string): string =>
  dateText(site, instant, 'medium')

function passkeyView(context: RequestContext, passkey: Security['passkeys'][number]): PasskeyView {
  const { t, url } = context
  const { passkeyId: id, name, domain, createdAt, usedAt } = passkey
  const facts = [t('security.passkeyAdded', { date: dayOf(context, createdAt) })]
  if (usedAt !== null) facts.push(t('security.passkeyUsed', { date: dayOf(context, usedAt) }))
  if (domain !== url.hostname) facts.push(t('security.passkeyFor', { domain }))
  return { id, name, facts }
}

function deviceView(context: RequestContext, device: Security['devices'][number]): DeviceView {
  const { t } = context
  const { deviceId: id, signedInAt, lastUsedAt, current } = device
  const facts = [
    t('security.signedIn', { date: dayOf(context, signedInAt) }),
    t('security.lastUsed', { date: dayOf(context, lastUsedAt) }),
  ]
  return { id, name: deviceName(context, device), facts, current }
}

/** Name of a new passkey until its owner finds a better name. */
export const thisDeviceName = (context: Pick<RequestContext, 't' | 'userAgent'>): string =>
  deviceName(context, deviceOf(context.userAgent))

function deviceName({ t }: Pick<RequestContext, 't'>, { browser, system }: Device): string {
  const name = browser === 'app' ? t('security.app') : (browser ?? t('security.unknownBrowser'))
  return system === null ? name : t('security.device', { browser: name, system })
}

/** `refused`: of a form of the page. */
export async function showSecurity(c: Context<AppEnv>, refused: Refused | null = null): Promise<RouteAnswer> {
  const security = await asPerson(c, readSecurity)
  return security.ok ? securityPage(c.get('context'), security.value, refused) : withoutData(c, security.failure)
}

export const loadSecurityPage: PageLoader = (c) => showSecurity(c)
