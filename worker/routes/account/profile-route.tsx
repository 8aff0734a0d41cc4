import type { Context } from 'hono'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { AccountFrame } from '../../../client/pages/account/account-frame.tsx'
import { PhoneProof } from '../../../client/pages/account/phone-proof.tsx'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { addressForm } from '../../../shared/address/address-form.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { footOfProfile, footText, readFoot } from '../../../shared/sizing/foot.ts'
import { footChoices, widthChoices } from '../../../shared/sizing/foot-choices.ts'
import { dateFormatOf } from '../../../shared/validation/date.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { asPerson, withoutData } from './as-person.ts'
import { sectionPage } from './section-page.tsx'

type ProfileInput = {
  /** Values that are known, or were posted. */
  readonly values: FormValues
  readonly answer?: FormAnswer
  /** The account's number, which no code has confirmed yet. */
  readonly unproven?: string | null
  /** Fault of the code that was entered. */
  readonly codeFault?: string
  readonly status?: Page['status']
}

function profilePage(context: RequestContext, input: ProfileInput): Page {
  const { values, answer = { texts: {} }, unproven = null, codeFault, status } = input
  const { site, t, locale } = context
  const title = t('account.profile')
  const genders = [
    { value: 'female', label: t('account.genderFemale') },
    { value: 'male', label: t('account.genderMale') },
    { value: 'nonbinary', label: t('account.genderOther') },
  ]
  const known = values['gender'] ?? ''
  const isOther = known !== '' && genders.every(({ value }) => value !== known)
  return sectionPage(context, {
    title,
    path: '/account/profile',
    status,
    node: ({ form, ...shown }) => (
      <AccountFrame {...shown} form={form} section="profile" title={title}>
        <p className="muted">{t('account.profileLead')}</p>
        <Island
          name="account-form"
          on="idle"
          locale={locale}
          props={{
            kind: 'profile',
            form,
            values,
            fields: [
              { name: 'firstName', label: t('form.firstName') },
              { name: 'lastName', label: t('form.lastName') },
              { name: 'phone', label: t('form.phone') },
              { name: 'postalCode', label: t(addressForm(site.country).labels.postalCode) },
              { name: 'birthDate', label: t('account.birthDate') },
              { name: 'gender', label: t('account.gender') },
            ],
            answer,
            templates: fieldTemplates(locale),
            address: addressChoices(site),
            shoeWidths: widthChoices(t),
            shoeSizes: footChoices(site, t, readFoot(values['preferredShoeSize'] ?? '')),
            genders: isOther ? [...genders, { value: known, label: known }] : genders,
          }}
        />
        {unproven === null ? null : (
          <PhoneProof
            {...shown}
            form={form}
            to="account/phone-proof"
            title={t('phone.openTitle')}
            body={t('phone.openBody', { phone: unproven })}
            phone={unproven}
            sends
            fault={codeFault}
          />
        )}
      </AccountFrame>
    ),
  })
}

/** `refused`: of a form of the page. */
export async function showProfile(c: Context<AppEnv>, refused: Partial<ProfileInput> = {}): Promise<RouteAnswer> {
  const context = c.get('context')
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return withoutData(c, profile.failure)
  const [values, unproven] = [knownValues(context, profile.value), unprovenPhone(profile.value)]
  return profilePage(context, { values, unproven, ...refused })
}

export const loadProfilePage: PageLoader = (c) => showProfile(c)

type Details = Pick<OperationResponse<OperationOf<'consumer.get'>>, 'consumerDetails'>

/** The account's number, if it has one that no code has confirmed. */
export const unprovenPhone = ({ consumerDetails: { phone, phoneProven } }: Details): string | null =>
  phoneProven ? null : phone

export function knownValues(
  { site }: RequestContext,
  { consumerDetails, preferences }: OperationResponse<OperationOf<'consumer.get'>>,
): FormValues {
  const { firstName, lastName, phone, postalCode, birthDate, gender } = consumerDetails
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? []
  const foot = footOfProfile(preferences.preferredShoeSize ?? '', gender, site)
  const inOrder = dateFormatOf(site.country) === 'MM/DD/YYYY' ? [month, day, year] : [day, month, year]
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    postalCode: postalCode ?? '',
    birthDate: birthDate ? inOrder.join('/') : '',
    gender: gender ?? '',
    preferredShoeSize: foot ? footText({ ...foot, width: 'standard' }) : '',
    shoeWidth: foot?.width ?? 'standard',
  }
}
