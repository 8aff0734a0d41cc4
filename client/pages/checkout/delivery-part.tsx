import { requiredContact } from '../../../shared/validation/forms.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { type RadioCard, RadioCards } from '../form/choices.tsx'
import type { PageContext } from '../page-context.ts'
import { FetcherFields } from './fetcher-fields.tsx'
import { Part } from './part.tsx'
import { withoutPrefix } from './without-prefix.ts'

export type DeliveryView = {
  readonly methods: readonly RadioCard[]
  /** Parcel shops near the postal code; null where they weren't asked for. */
  readonly points: { readonly postalCode: string; readonly cards: readonly RadioCard[] } | null
  readonly savedAddresses: readonly RadioCard[]
  /** The address as the carrier knows it beside the one that was typed, in lines. */
  readonly suggestion: { readonly lines: readonly string[]; readonly typed: readonly string[] } | null
}

type DeliveryPartProps = PageContext & {
  readonly delivery: DeliveryView
  readonly values: FormValues
  readonly faults: Readonly<Record<string, string>>
  /** Where the form goes. */
  readonly action: string
}

/** Goods that go to a door or a parcel shop: to whom, and how. */
export function DeliveryPart(props: DeliveryPartProps) {
  const { site, t, delivery, values, faults } = props
  const { methods, savedAddresses, suggestion } = delivery
  const fields = (
    <AddressFields
      site={site}
      t={t}
      country={site.country}
      values={withoutPrefix(values, 'shipping.')}
      faults={withoutPrefix(faults, 'shipping.')}
      prefix="shipping."
      kind="shipping"
    />
  )
  return (
    <>
      <Part title={t('checkout.address')}>
        {savedAddresses.length > 0 ? (
          <RadioCards
            name="savedAddress"
            legend={t('checkout.deliverTo')}
            value={values['savedAddress'] ?? savedAddresses[0]?.value}
            cards={[...savedAddresses, { value: 'new', label: t('checkout.newAddress'), inside: fields }]}
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
      <Part title={t('checkout.method')}>
        <RadioCards
          name="method"
          legend={t('checkout.methodLegend')}
          value={values['method'] ?? methods[0]?.value}
          fault={faults['method']}
          cards={methods.map((method) =>
            method.value === 'pudo' ? { ...method, inside: <CollectionPoints {...props} /> } : method,
          )}
        />
      </Part>
    </>
  )
}

/** Parcel shops by the postal code that is typed above, and who comes for the parcel. */
function CollectionPoints({ site, t, delivery: { points }, values, faults, action }: DeliveryPartProps) {
  const cards = points?.cards ?? []
  const needs = (field: Parameters<typeof requiredContact>[0]) => requiredContact(field, site.locale).length > 0
  return (
    <div className="co-points">
      {points && cards.length === 0 ? <p className="warn">{t('checkout.pointNone')}</p> : null}
      {cards.length > 0 ? (
        <RadioCards
          name="collectionPointId"
          legend={t('checkout.point')}
          value={values['collectionPointId'] ?? cards[0]?.value}
          fault={faults['collectionPointId']}
          cards={cards}
        />
      ) : null}
      <button
        type="submit"
        className="btn b2"
        name="find"
        value="points"
        formAction={`${action}#f-method`}
        formNoValidate
      >
        {t('checkout.pointFind')}
      </button>
      {points && cards.length > 0 ? (
        <>
          <input type="hidden" name="pointsNear" value={points.postalCode} />
          <h3>{t('checkout.pointWho')}</h3>
          <FetcherFields
            site={site}
            t={t}
            prefix="point."
            values={values}
            faults={faults}
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
