import { isStopped } from '../../../shared/cart/delivery/is-elsewhere.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { type CartForm, LineForm } from '../../pages/cart/line-form.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { useChoice } from './use-choice.ts'

type Option = CartItem['shippingOptions'][number]

export type LineDeliveryProps = PageContext & {
  readonly item: CartItem
  readonly turn: number
  readonly form: CartForm
  /** The arrival estimate as text, by delivery time (`2-4`). */
  readonly arrivals: Readonly<Record<string, string>>
  readonly storeNames: Readonly<Record<string, string>>
}

/**
 * The line's delivery, as a choice when there are several options. Collection points are chosen in checkout for the
 * whole shipment; here they count as delivery.
 */
export function LineDelivery(props: LineDeliveryProps) {
  const { site, t, item, arrivals } = props
  if (item.bonus || item.shippingOptions.length === 0) return null
  if (item.isDigitalProduct) return <p className="line-how label">{t('cart.byEmail')}</p>
  if (item.isCustoms)
    return (
      <p className="line-how label">
        {t('cart.madeToOrder')}. {arrivals[item.deliveryTime]}
      </p>
    )
  const options = choicesOf(item)
  const atStore = options.some(({ storeInfo }) => storeInfo)
  const linkText = t(atStore ? 'cart.otherStore' : 'cart.chooseStore')
  return (
    <div className="line-how">
      {item.available === 0 ? (
        <OtherWays {...props} />
      ) : options.length > 1 ? (
        <Choice {...props} options={options} />
      ) : (
        <p className="label">{arrivals[item.deliveryTime]}</p>
      )}
      <a
        className="link label"
        href={href.dialog(site.locale, 'pickup', { item: item.id })}
        aria-label={`${linkText}: ${item.name}`}
        data-dialog=""
      >
        {linkText}
      </a>
    </div>
  )
}

function choicesOf({ shippingOptions }: CartItem): readonly Option[] {
  const toCollectionPoint = shippingOptions.some(
    ({ selected, shippingMethod }) => selected && shippingMethod.code === 'pudo',
  )
  const excluded = toCollectionPoint ? 'standard' : 'pudo'
  return shippingOptions.filter(({ shippingMethod }) => shippingMethod.code !== excluded)
}

function labelOf(
  { t, storeNames }: Pick<LineDeliveryProps, 't' | 'storeNames'>,
  { shippingMethod: { code, label }, storeInfo }: Option,
): string {
  const store = storeNames[storeInfo?.id ?? '']
  if (code === 'standard') return t('cart.deliver')
  if (code === 'pickup' && store) return t('cart.pickupAt', { store })
  if (code === 'sts' && store) return t('cart.sendTo', { store })
  return label || code
}

/** Nothing is left by the chosen method: one press takes another that has the item. */
function OtherWays({ site, t, item, form, storeNames }: LineDeliveryProps) {
  const ways = choicesOf(item).filter(({ selected, available }) => available && !selected)
  const store = item.selectedShippingOption === 'pickup' && storeNames[item.storeId ?? '']
  return (
    <>
      {store ? <p>{t(isStopped(item) ? 'cart.pickupStopped' : 'cart.noneAtStore', { store })}</p> : null}
      {ways.length > 0 ? (
        <LineForm site={site} form={form} action="delivery" item={item} className="line-ways">
          <input type="hidden" name="storeId" value={ways.find(({ storeInfo }) => storeInfo)?.storeInfo?.id ?? ''} />
          {ways.map((way) => {
            const { code } = way.shippingMethod
            const label = labelOf({ t, storeNames }, way)
            const name = `${label}: ${item.name}`
            return (
              <button type="submit" name="code" value={code} className="btn b2" key={code} aria-label={name}>
                {label}
              </button>
            )
          })}
        </LineForm>
      ) : null}
    </>
  )
}

function Choice({
  site,
  t,
  item,
  turn,
  form,
  arrivals,
  storeNames,
  options,
}: LineDeliveryProps & { options: readonly Option[] }) {
  const selected = options.find((option) => option.selected)?.shippingMethod.code ?? ''
  const { value, choose } = useChoice(selected, turn)
  const storeId = options.find(({ storeInfo }) => storeInfo)?.storeInfo?.id ?? ''
  return (
    <LineForm site={site} form={form} action="delivery" item={item}>
      <input type="hidden" name="storeId" value={storeId} />
      <fieldset>
        <legend className="sr">{t('cart.deliveryOf', { name: item.name })}</legend>
        {options.map((option) => {
          const { code, deliveryTime, price } = option.shippingMethod
          const isUnavailable = !option.available && !option.selected
          return (
            <label key={code} className="line-way">
              <input
                type="radio"
                name="code"
                value={code}
                checked={code === value}
                onChange={() => choose(code)}
                disabled={isUnavailable}
                data-submit=""
              />
              <span>
                {labelOf({ t, storeNames }, option)}
                <span className="label muted">
                  {[
                    isUnavailable
                      ? t('cart.pickupNone')
                      : code === 'pickup' && deliveryTime === '0'
                        ? t('cart.readyToday')
                        : arrivals[deliveryTime],
                    price && price.amount > 0 && formatMoney(price.amount, item.price.currency, site.locale),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <button type="submit" className="link nojs">
        {t('cart.deliveryUpdate')}
      </button>
    </LineForm>
  )
}
