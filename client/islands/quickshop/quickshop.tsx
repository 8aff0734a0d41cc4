import { type SubmitEvent, useEffect, useState } from 'react'
import { href } from '../../../shared/routes.ts'
import { ProductPicture } from '../../blocks/parts/media/picture.tsx'
import { Price } from '../../blocks/parts/product/price.tsx'
import { BuyForm } from '../../pages/product/buy-form.tsx'
import { changeCart } from '../../state/cart.ts'
import { askForCart, wakeIsland } from '../../state/page-events.ts'
import { showToast } from '../../state/toasts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext } from '../island-context.ts'

/**
 * A product's buy box in a dialog, with its picture, name and price. The dialog stays open until the cart answers.
 */
export function Quickshop(props: IslandContext & IslandPropsOf<'quickshop'>) {
  const { site, t, product, inventory, form, fromFavorites } = props
  const [adding, setAdding] = useState(false)
  const [result, setResult] = useState({ words: '', done: false })
  // Before hydration, native validation asks for a size.
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const picture = product.pictures[0]
  const submit = async (event: SubmitEvent<HTMLElement>) => {
    const buyForm = event.target as HTMLFormElement
    const fields = new FormData(buyForm)
    // The wallet's button posts the form to its own `formaction`.
    if (event.nativeEvent.submitter?.hasAttribute('formaction') && fields.get('upc')) return
    event.preventDefault()
    if (adding) return
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
    setResult({ words: answer.message || (answer.ok ? '' : t('toast.failed')), done: answer.ok })
    if (!answer.ok) return
    if (fromFavorites) wakeIsland('favorites')
    dialog?.close()
    if (!askForCart() && answer.message) showToast({ title: answer.message, type: 'success' })
  }
  return (
    <div className="dlg edge quickshop" onSubmit={submit} onChange={() => setResult({ words: '', done: false })}>
      {picture ? (
        <div className="pic" data-ground={picture.ground}>
          <ProductPicture picture={picture} sizes="(min-width:48rem) 320px,96px" widths={[160, 320, 480]} alt="" />
        </div>
      ) : null}
      <header>
        <h1 className="title">{product.name}</h1>
        <p className="muted">{product.colourName}</p>
        <Price price={product.price} locale={site.locale} t={t} />
      </header>
      <BuyForm
        site={site}
        t={t}
        product={product}
        inventory={inventory}
        form={form}
        sizeGuide={null}
        error={result.words}
        done={result.done}
        adding={adding}
        noValidate={isHydrated}
        {...(fromFavorites && { fromFavorites })}
      />
      <p>
        <a className="link" href={href.product(site.locale, product)}>
          {t('quickshop.details')}
        </a>
      </p>
    </div>
  )
}
