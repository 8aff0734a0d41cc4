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
  ['/en-us/Account/Orders/K123ABC/Return', '/en-us/account/orders/K123ABC/return'],
  ['/en-us/Favorites/Shared/aB3-x', '/en-us/favorites/shared/aB3-x'],
  ['/en-us/P/Runner-KCT3886CINK/REVIEWS', '/en-us/p/Runner-KCT3886CINK/reviews'],
  ['/en-us/P/RUNNER-kct3886cink/Reviews', '/en-us/p/runner-KCT3886CINK/reviews'],
  ['/en-us/p/runner-kct3886cink', '/en-us/p/runner-KCT3886CINK'],
  ['/en-us/p/kct3886CINK', '/en-us/p/KCT3886CINK'],
  ['/en-us/P/Runner-pKct3886cink', '/en-us/p/Runner-pKct3886cink'],
  ['/en-us/P/nothing', '/en-us/P/nothing'],
  ['/en-us', '/en-us'],
  ['/en-us/', '/en-us'],
  ['/en-us/cart/', '/en-us/cart'],
  ['/en-us/P/nothing/', '/en-us/P/nothing/'],
])('%s is %s', (typed, path) => {
  expect(routePath(typed)).toBe(path)
})
