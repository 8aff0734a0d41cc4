import type { ProductDetails } from '../../../shared/contracts/product.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import { Price } from '../../blocks/parts/product/price.tsx'
import type { BehaviorPropsOf } from '../../islands/contracts.ts'
import { LineFrame } from '../cart/line-frame.tsx'
import { BuyForm, type BuyFormProps, SoldOutWords } from './buy-form.tsx'
import { priceOf, pricesDiffer } from './size-prices.ts'

export type BuyBoxProps = BuyFormProps & { product: ProductDetails; island: BehaviorPropsOf<'buy-box'> }

/** The buy form, and templates of the pending cart line and of a size that sells out (client/behaviors/buy-box). */
export function BuyBox({ island, ...form }: BuyBoxProps) {
  const { site, t, product } = form
  const { name, colourName, pictures } = product
  const price = priceOf(product, form.chosenUpc)
  return (
    <Behavior name="buy-box" on="idle" props={island}>
      <BuyForm {...form} />
      <template data-sold-out="">
        <SoldOutWords t={t} />
      </template>
      {pricesDiffer(product.skus)
        ? product.skus.map(({ upc, price: own }) => (
            <template key={upc} data-price-of={upc}>
              <Price price={own} locale={site.locale} t={t} />
            </template>
          ))
        : null}
      <template data-adding="">
        <LineFrame
          picture={pictures[0] ?? null}
          heading="h3"
          name={name}
          colourName={colourName}
          details={
            <>
              <p className="muted" data-size="" />
              <p className="muted label">{t('product.adding')}</p>
            </>
          }
          price={
            <p className="line-price" data-line-price="">
              {formatMoney(price.lowCurrent, price.currency, site.locale)}
            </p>
          }
        />
      </template>
    </Behavior>
  )
}
