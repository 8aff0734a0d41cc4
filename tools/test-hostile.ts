import { runVitest } from './test/run-vitest.ts'

/** `npm run test:hostile`: the tests of hostile strings with every published one, of which the suites try a sample. */
process.env['HOSTILE'] = 'all'
const files = ['shop/bad-input.test.ts', 'platform/search.test.ts', 'bad-cart-input.test.ts']
const { failures } = await runVitest('http', { files })
process.exitCode = failures.length > 0 ? 1 : 0
