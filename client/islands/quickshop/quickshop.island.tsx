import { type ChangeEvent, type MouseEvent, type SubmitEvent, useEffect, useState } from 'react'
import type { ColourLink } from '../../../shared/contracts/product.ts'
import type { RecoveryWay } from '../../../shared/errors/recovery-way.ts'
import { href } from '../../../shared/routes.ts'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import { Price } from '../../blocks/parts/product/price.tsx'
import { BuyForm, fits } from '../../pages/product/buy-form.tsx'
import { Colours } from '../../pages/product/colours.tsx'
import { priceOf } from '../../pages/product/size-prices.ts'
import { WayOut } from '../../pages/way-out.tsx'
import { changeCart } from '../../state/cart.ts'
import { askForCart } from '../../state/dialogs.ts'
import { wakeIsland } from '../../state/page-events.ts'
import { readIsland } from '../../state/read-island.ts'
import { readSoldOut } from '../../state/sold-out.ts'
import { showToast } from '../../state/toasts.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'

type Result = { readonly words: string; readonly done: boolean; readonly way?: RecoveryWay | undefined }
const noResult: Result = { words: '', done: false }

/**
 * A product's buy box in a dialog, with its picture, name and price. Another colour takes its place, and keeps the size
 * chosen so far. The dialog stays open until the cart answers.
 */
function Quickshop(props: IslandContext & IslandPropsOf<'quickshop'>) {
  const { site, t } = props
  const [address, setAddress] = useState<string | null>(null)
  const { data, error, isLoading } = useRead(address, (url) => readIsland('quickshop', url))
  const { product, inventory, form, comesOn, fromFavorites, sizeMarks, usualSize, fitAdvice, keptSizes } =
    data?.props ?? props
  const [chosenLabel, setChosenLabel] = useState('')
  const [adding, setAdding] = useState(false)
  const [result, setResult] = useState<Result>(noResult)
  // Before hydration, native validation asks for a size.
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const picture = product.pictures[0]
  const chosen = product.skus.find(({ label, upc }) =>
    chosenLabel ? label === chosenLabel : sizeMarks?.[upc] === fits,
  )
  const chosenUpc = chosen?.upc ?? ''
  // Asked as a size is chosen: the dialog may have been kept, or open, since before. The cart is authoritative.
  const stock = useRead(chosenUpc ? `/api/stock?product=${product.productId}` : null, readSoldOut, {
    revalidateIfStale: true,
  })
  const soldOutSizes = stock.data ?? []
  const failed = error === undefined ? '' : t('toast.failed')
  const gone = soldOutSizes.includes(chosenUpc) ? t('product.notify') : ''
  const submit = async (event: SubmitEvent<HTMLElement>) => {
    const buyForm = event.target as HTMLFormElement
    const fields = new FormData(buyForm)
    // The wallet's button posts the form to its own `formaction`.
    if (event.nativeEvent.submitter?.hasAttribute('formaction') && fields.get('upc')) return
    event.preventDefault()
    if (adding || isLoading) return
    if (!fields.get('upc')) {
      setResult({ words: t('product.sizeMissing'), done: false })
      const sizes = buyForm.elements.namedItem('upc')
      if (sizes instanceof RadioNodeList && sizes[0] instanceof HTMLElement) sizes[0].focus()
      return
    }
    const dialog = buyForm.closest('dialog')
    setAdding(true)
    const answer = await changeCart(buyForm.action, fields)
    setAdding(false)
    setResult({ words: answer.message || (answer.ok ? '' : t('toast.failed')), done: answer.ok, way: answer.way })
    if (!answer.ok) return
    if (fromFavorites) wakeIsland('favorites')
    dialog?.close()
    if (!askForCart() && answer.message) showToast({ title: answer.message, type: 'success' })
  }
  const chooseSize = ({ target }: ChangeEvent<HTMLElement>) => {
    const upc = target instanceof HTMLInputElement ? target.value : ''
    setChosenLabel(product.skus.find((sku) => sku.upc === upc)?.label ?? '')
    setResult(noResult)
    void stock.mutate()
  }
  const chooseColour = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setResult(noResult)
    setAddress(event.currentTarget.href)
  }
  const colourHref = ({ productId }: ColourLink) =>
    href.dialog(site.locale, 'quickshop', { product: productId, ...(fromFavorites && { from: 'favorites' }) })
  return (
    <div className="dlg edge quickshop" aria-busy={isLoading || undefined} onSubmit={submit} onChange={chooseSize}>
      {picture ? (
        <div className="pic" data-ground={picture.ground}>
          <ProductPicture picture={picture} sizes="(min-width:48rem) 320px,96px" widths={[160, 320, 480]} alt="" />
        </div>
      ) : null}
      <header>
        <h1 className="title">{product.name}</h1>
        <div aria-live="polite">
          <Price price={priceOf(product, chosenUpc)} locale={site.locale} t={t} />
        </div>
      </header>
      <Colours t={t} product={product} hrefOf={colourHref} onChoose={chooseColour} />
      <BuyForm
        key={product.productId}
        site={site}
        t={t}
        product={product}
        inventory={inventory}
        form={form}
        soldOutSizes={soldOutSizes}
        chosenUpc={chosenUpc}
        {...(comesOn !== undefined && { comesOn })}
        {...(sizeMarks && { sizeMarks })}
        {...(usualSize !== undefined && { usualSize })}
        {...(fitAdvice && { fitAdvice })}
        {...(keptSizes && { keptSizes })}
        sizeGuide={null}
        error={failed || result.words || gone}
        done={result.done}
        adding={adding}
        noValidate={isHydrated}
        {...(fromFavorites && { fromFavorites })}
      />
      {result.way ? (
        <p>
          <WayOut way={result.way} />
        </p>
      ) : null}
      <p>
        <a className="link" href={href.product(site.locale, product)}>
          {t('quickshop.details')}
        </a>
      </p>
    </div>
  )
}

export const island: IslandOf<'quickshop'> = Quickshop
