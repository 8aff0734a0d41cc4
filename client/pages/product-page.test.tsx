import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProductDetails } from '../../shared/contracts/product.ts'
import { context, form, product } from './pages.fixtures.ts'
import { ProductPage } from './product-page.tsx'

const drawn = (shown: ProductDetails): string =>
  renderToString(
    <ProductPage
      {...context}
      product={shown}
      inventory={null}
      form={form}
      sizeGuide={{ href: '/help/sizing', dialog: false }}
      island={{ strings: {} }}
      promise={null}
    />,
  )

it('shows every field of a product, apart from those that only other parts of the shop use', () => {
  const usedElsewhere = [
    'masterId', // the photo widget's key
    'colourCount', // on cards; the page lists the colors
    'comesAt', // as a date, which the route writes
    'sizeChart', // decides whether the route links to the size guide
    'gender', // a filter of lists
    'brand', // in structured data
    'runs', // as advice, which the route makes of its sizes
    'keptSizes', // likewise
    'maxQty', // the cart's limit
    'slugs', // in links between languages
  ]
  const readFields = new Set<PropertyKey>()
  const recorded = new Proxy(product, {
    get(target, name) {
      readFields.add(name)
      return Reflect.get(target, name)
    },
  })
  drawn(recorded)
  expect(Object.keys(ProductDetails.shape).filter((name) => !readFields.has(name))).toEqual(usedElsewhere)
})

it('speaks of tax, but not where there is none: on a gift card', () => {
  const taxed = [false, true].map((isDigitalProduct) =>
    /price\.tax(?:In|Ex)cluded/.test(drawn({ ...product, isDigitalProduct })),
  )
  expect(taxed).toEqual([true, false])
})
