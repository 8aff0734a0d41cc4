import type { CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'
import { type CartForm, LineForm } from './line-form.tsx'

type Option = CartItem['shippingOptions'][number]

export type LineDeliveryProps = PageContext & {
  readonly item: CartItem
  readonly form: CartForm
  /** When goods come, in words, by delivery time (`2-4`). */
  readonly arrivals: Readonly<Record<string, string>>
  readonly storeNames: Readonly<Record<string, string>>
}

/**
 * How a line comes: a choice where there is one. A collection point is chosen in checkout, for all that goes to it; here it counts as being
 * delivered.
 */
export function LineDelivery(props: LineDeliveryProps) {
  const { site, t, item, arrivals } = props
  if (item.bonus || item.shippingOptions.length === 0) return null
  if (item.isDigitalProduct) return <p className="line-how label">{t('bag.byEmail')}</p>
  if (item.isCustoms)
    return (
      <p className="line-how label">
        {t('bag.madeToOrder')}. {arrivals[item.deliveryTime]}
      </p>
    )
  const options = choicesOf(item)
  const atStore = options.some(({ storeInfo }) => storeInfo)
  const words = t(atStore ? 'bag.otherStore' : 'bag.chooseStore')
  return (
    <div className="line-how">
      {options.length > 1 ? (
        <Choice {...props} options={options} />
      ) : (
        <p className="label">{arrivals[item.deliveryTime]}</p>
      )}
      <a
        className="link label"
        href={href.dialog(site.locale, 'pickup', { item: item.id })}
        aria-label={`${words}: ${item.name}`}
        data-dialog=""
      >
        {words}
      </a>
    </div>
  )
}

function choicesOf({ shippingOptions }: CartItem): readonly Option[] {
  const toPoint = shippingOptions.some(({ selected, shippingMethod }) => selected && shippingMethod.code === 'pudo')
  const left = toPoint ? 'standard' : 'pudo'
  return shippingOptions.filter(({ shippingMethod }) => shippingMethod.code !== left)
}

function Choice({
  site,
  t,
  item,
  form,
  arrivals,
  storeNames,
  options,
}: LineDeliveryProps & { options: readonly Option[] }) {
  const storeId = options.find(({ storeInfo }) => storeInfo)?.storeInfo?.id ?? ''
  const labelOf = ({ shippingMethod, storeInfo }: Option): string => {
    const store = storeNames[storeInfo?.id ?? '']
    if (shippingMethod.code === 'standard') return t('bag.deliver')
    if (shippingMethod.code === 'pickup' && store) return t('bag.pickupAt', { store })
    if (shippingMethod.code === 'sts' && store) return t('bag.sendTo', { store })
    return shippingMethod.label
  }
  return (
    <LineForm site={site} form={form} action="delivery" item={item}>
      <input type="hidden" name="storeId" value={storeId} />
      <fieldset>
        <legend className="sr">{t('bag.deliveryOf', { name: item.name })}</legend>
        {options.map((option) => {
          const { code, deliveryTime, price } = option.shippingMethod
          const isOut = !option.available && !option.selected
          return (
            <label key={code} className="line-way">
              <input
                type="radio"
                name="code"
                value={code}
                defaultChecked={option.selected}
                disabled={isOut}
                data-submit=""
              />
              <span>
                {labelOf(option)}
                <span className="label muted">
                  {isOut
                    ? t('bag.pickupNone')
                    : code === 'pickup' && deliveryTime === '0'
                      ? t('bag.readyToday')
                      : arrivals[deliveryTime]}
                  {price.amount > 0 ? `, ${formatMoney(price.amount, item.price.currency, site.locale)}` : ''}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <button type="submit" className="link nojs">
        {t('bag.deliveryUpdate')}
      </button>
    </LineForm>
  )
}
