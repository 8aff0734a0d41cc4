import { expect, it } from 'vitest'
import { routePath } from './route-path.ts'

it.each([
  ['/en-us/Cart', '/en-us/cart'],
  ['/en-us/cart', '/en-us/cart'],
  ['/de-de/P/Trail-Runner-KCT3886CINK', '/de-de/p/Trail-Runner-KCT3886CINK'],
  ['/en-us/C/Women-1000', '/en-us/c/Women-1000'],
  ['/en-us/Account/Orders/K123ABC', '/en-us/account/orders/K123ABC'],
  ['/en-us/Help/Returns', '/en-us/help/returns'],
  ['/en-us/HELP', '/en-us/help'],
  ['/en-us/P/nothing', '/en-us/P/nothing'],
  ['/en-us', '/en-us'],
  ['/en-us/', '/en-us/'],
])('%s is %s', (typed, path) => {
  expect(routePath(typed)).toBe(path)
})
