import { requiredContact } from '../../../shared/validation/collecting.ts'
import type { PickupView, StepProps } from '../../pages/checkout/checkout-props.ts'
import { Part } from '../../pages/checkout/part.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { PickupPersonFields } from './pickup-person-fields.tsx'

type PickupPartProps = PageContext & Pick<StepProps<'shipping'>, 'values' | 'address'> & { readonly pickup: PickupView }

/** Items picked up in a store: where, when and by whom. */
export function PickupPart({ site, t, pickup, values, address }: PickupPartProps) {
  return (
    <Part title={t('checkout.pickupAt', { store: pickup.storeName })}>
      <div>
        <p>{pickup.when}</p>
        {pickup.storeLines.map((line) => (
          <p className="muted" key={line}>
            {line}
          </p>
        ))}
        <p className="muted">{pickup.items.join(', ')}</p>
      </div>
      <PickupPersonFields
        site={site}
        t={t}
        prefix={`pickup.${pickup.shippingId}.`}
        values={values}
        address={address}
        required={{ name: true, email: requiredContact('pickupEmail', site.locale).length > 0, phone: false }}
        emailHint={t('checkout.pickupHint')}
      />
    </Part>
  )
}
