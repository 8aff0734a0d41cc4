import { AddressFields } from '../../pages/form/address-fields.tsx'
import { CheckField, RadioCards } from '../../pages/form/choices.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type AddressBookFieldsProps = PageContext & Extract<IslandPropsOf<'account-form'>, { kind: 'address' }>

/** An address of the address book: the fields of checkout's, what it is used for, and whether it is the main one. */
export function AddressBookFields({ site, t, values, address, addressId, isMain }: AddressBookFieldsProps) {
  const type = values['approachType'] === 'B' ? 'B' : 'S'
  return (
    <>
      {addressId === null ? (
        <RadioCards
          name="approachType"
          legend={t('account.addressType')}
          value={type}
          cards={[
            { value: 'S', label: t('people.shipping') },
            { value: 'B', label: t('people.billing') },
          ]}
        />
      ) : (
        <>
          <input type="hidden" name="addressId" value={addressId} />
          <input type="hidden" name="approachType" value={type} />
        </>
      )}
      <AddressFields
        site={site}
        t={t}
        choices={address}
        values={values}
        prefix="address."
        kind={type === 'B' ? 'billing' : 'shipping'}
      />
      {isMain ? null : (
        <CheckField
          name="main"
          label={t('account.addressMain')}
          hint={t('account.addressMainHint')}
          checked={values['main'] === 'on'}
        />
      )}
    </>
  )
}
