import { expect, it } from 'vitest'
import { type OptionalCategory, optionalCategories } from '../../shared/consent.ts'
import { useBrowser } from '../harness/browser.ts'
import { walkRegister } from '../harness/register-walk.ts'
import { useShop } from '../harness/shop.ts'
import { cartForms } from '../integration/shop/cart-forms.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

it.each<readonly [string, readonly OptionalCategory[] | null]>([
  ['nobody has chosen', null],
  ['all was declined', []],
  ['films and photos are allowed', ['functional']],
  ['all is allowed', optionalCategories],
])('where %s, nothing is stored or asked for but what is registered and allowed', async (_, consent) => {
  const forms = cartForms(shop, shop.visitor(), 'de-de')
  const [upc = ''] = await forms.sizes()
  await forms.json('add', { productId: 'KCT3886CINK', upc, qty: '1' })
  const page = await openPage({ consent, visitor: forms.visitor })
  expect(await walkRegister(page, ['required', ...(consent ?? [])])).toEqual([])
})
