import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files of each suite. Started last, one of them would run beside an idle core until the suite ends. */
const slowFiles = [
  'reliability/orders.test.ts',
  'contract/bad-cart-input.test.ts',
  'contract/too-many.test.ts',
  'contract/error-codes.test.ts',
  'contract/checkout-gift.test.ts',
  'contract/operations.test.ts',
  'e2e/checkout.test.ts',
  'e2e/gallery.test.ts',
  'e2e/missing-scripts.test.ts',
  'e2e/cart-accessibility.test.ts',
  'e2e/accessibility.test.ts',
  'integration/content/bad-documents.test.ts',
  'integration/shop/makeshift-pages.test.ts',
  'integration/shop/makeshift-own-pages.test.ts',
  'integration/shop/checkout.test.ts',
  'integration/content/windows.test.ts',
  'integration/safety/pictures.test.ts',
  'integration/shop/sign-in.test.ts',
  'integration/cart-model.test.ts',
  'integration/shop/order-calls.test.ts',
  'integration/shop/bad-input.test.ts',
  'integration/shop/experiment-events.test.ts',
  'integration/shop/slow-services.test.ts',
  'integration/content/pull.test.ts',
  'integration/safety/limits.test.ts',
]
const isSlow = ({ moduleId }: TestSpecification) => slowFiles.some((file) => moduleId.endsWith(`/tests/${file}`))

/** Vitest’s own order, with the slow files before all others. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
