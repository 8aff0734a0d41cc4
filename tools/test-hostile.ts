import { runVitest } from './test/run-vitest.ts'

/** `npm run test:hostile`: the tests of hostile strings with every published one, of which the suites try a sample. */
process.env['HOSTILE'] = 'all'
const reports = [
  await runVitest('integration', { files: ['shop/bad-input.test.ts', 'platform/search.test.ts'] }),
  await runVitest('contract', { files: ['bad-cart-input.test.ts'] }),
]
process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0
