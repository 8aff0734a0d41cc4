import { requiredContact } from '../../../shared/validation/collecting.ts'
import type { DeliveryView, StepProps } from '../../pages/checkout/checkout-props.ts'
import { Part } from '../../pages/checkout/part.tsx'
import { AddressFields } from '../../pages/form/address-fields.tsx'
import { RadioCards } from '../../pages/form/choices.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { PickupPersonFields } from './pickup-person-fields.tsx'

type DeliveryPartProps = PageContext &
  Pick<StepProps<'shipping'>, 'values' | 'address'> & { readonly delivery: DeliveryView }

/** The address and delivery method of items shipped to a home or a parcel shop. */
export function DeliveryPart(props: DeliveryPartProps) {
  const { site, t, delivery, values, address } = props
  const { methods, savedAddresses, suggestion } = delivery
  const fields = (
    <AddressFields site={site} t={t} choices={address} values={values} prefix="shipping." kind="shipping" />
  )
  return (
    <>
      <div className="co-where">
        <Part title={t('checkout.address')}>
          {savedAddresses.length > 0 ? (
            <RadioCards
              name="savedAddress"
              legend={t('checkout.deliverTo')}
              value={values['savedAddress'] ?? savedAddresses[0]?.value}
              cards={[...savedAddresses, { value: 'new', label: t('checkout.newAddress') }]}
              inside={{ new: fields }}
            />
          ) : (
            fields
          )}
          {suggestion ? (
            <RadioCards
              name="suggestion"
              legend={t('checkout.suggestTitle')}
              value="use"
              cards={[
                { value: 'use', label: t('checkout.suggestUse'), note: suggestion.lines.join(', ') },
                { value: 'keep', label: t('checkout.suggestKeep'), note: suggestion.typed.join(', ') },
              ]}
            />
          ) : null}
        </Part>
      </div>
      <Part title={t('checkout.method')}>
        <RadioCards
          name="method"
          legend={t('checkout.methodLegend')}
          value={values['method'] ?? methods[0]?.value}
          cards={methods}
          inside={{ pudo: <CollectionPoints {...props} /> }}
        />
      </Part>
    </>
  )
}

/** Parcel shops near the postal code typed above, and the pickup person. */
function CollectionPoints({ site, t, delivery: { points }, values, address }: DeliveryPartProps) {
  const cards = points?.cards ?? []
  const needs = (field: Parameters<typeof requiredContact>[0]) => requiredContact(field, site.locale).length > 0
  return (
    <div className="co-points">
      {points && cards.length === 0 ? (
        <p className="warn">{t(points.cards ? 'checkout.pointNone' : 'checkout.pointsFailed')}</p>
      ) : null}
      {cards.length > 0 ? (
        <RadioCards
          name="collectionPointId"
          legend={t('checkout.point')}
          value={values['collectionPointId'] ?? cards[0]?.value}
          cards={cards}
        />
      ) : null}
      <button type="submit" className="btn b2" name="find" value="points" formAction="#f-method" formNoValidate>
        {t('checkout.pointFind')}
      </button>
      {points && cards.length > 0 ? (
        <>
          <input type="hidden" name="pointsNear" value={points.postalCode} />
          <h4>{t('checkout.pointWho')}</h4>
          <PickupPersonFields
            site={site}
            t={t}
            prefix="point."
            values={values}
            address={address}
            required={{
              name: needs('collectionPointContact'),
              email: needs('collectionPointEmail'),
              phone: needs('collectionPointPhone'),
            }}
            nameHint={t('checkout.pointWhoHint')}
          />
        </>
      ) : null}
    </div>
  )
}
