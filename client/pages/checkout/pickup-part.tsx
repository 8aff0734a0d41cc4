import { requiredContact } from '../../../shared/validation/forms.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { PageContext } from '../page-context.ts'
import { FetcherFields } from './fetcher-fields.tsx'
import { Part } from './part.tsx'

export type PickupView = {
  readonly shippingId: string
  readonly storeName: string
  /** Street and town, then the opening hours; empty where the store service says nothing. */
  readonly storeLines: readonly string[]
  readonly when: string
  readonly items: readonly string[]
}

type PickupPartProps = PageContext & {
  readonly pickup: PickupView
  readonly values: FormValues
  readonly faults: Readonly<Record<string, string>>
}

/** Goods that wait in a store: where, when, and who comes for them. */
export function PickupPart({ site, t, pickup, values, faults }: PickupPartProps) {
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
      <FetcherFields
        site={site}
        t={t}
        prefix={`pickup.${pickup.shippingId}.`}
        values={values}
        faults={faults}
        required={{ name: true, email: requiredContact('pickupEmail', site.locale).length > 0, phone: false }}
        emailHint={t('checkout.pickupHint')}
      />
    </Part>
  )
}
