import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files of each suite, the longest first: one that starts last would run beside an idle core. */
const slowFiles = [
  'reliability/orders.test.ts',
  'integration/shop/makeshift-pages.test.ts',
  'integration/shop/makeshift-own-pages.test.ts',
  'integration/content/bad-documents.test.ts',
  'integration/shop/checkout.test.ts',
  'integration/shop/order-calls.test.ts',
  'integration/shop/sign-in.test.ts',
  'integration/shop/experiment-events.test.ts',
  'integration/safety/pictures.test.ts',
  'contract/bad-cart-input.test.ts',
  'integration/content/windows.test.ts',
  'contract/checkout-gift.test.ts',
  'integration/cart-model.test.ts',
  'integration/shop/page-cache.test.ts',
  'contract/operations.test.ts',
  'contract/too-many.test.ts',
  'contract/error-codes.test.ts',
  'reliability/order-shown.test.ts',
  'integration/content/pull.test.ts',
  'integration/shop/dead-session.test.ts',
  'integration/shop/delivery-methods.test.ts',
  'contract/checkout-order.test.ts',
  'reliability/order-recover.test.ts',
  'integration/shop/bad-input.test.ts',
  'integration/platform/ingest.test.ts',
  'integration/content/purge.test.ts',
  'integration/shop/slow-services.test.ts',
  'integration/safety/limits.test.ts',
  'e2e/page-ways.test.ts',
  'e2e/missing-scripts.test.ts',
  'e2e/checkout.test.ts',
  'e2e/gallery.test.ts',
  'e2e/accessibility.test.ts',
  'e2e/cart-accessibility.test.ts',
  'e2e/dialogs.test.ts',
  'e2e/late-scripts.test.ts',
  'e2e/checkout-steps.test.ts',
  'e2e/shop-path.test.ts',
  'e2e/mini-cart.test.ts',
  'e2e/carousel.test.ts',
  'e2e/blocks-in-place.test.ts',
]

function place({ moduleId }: TestSpecification): number {
  const index = slowFiles.findIndex((file) => moduleId.endsWith(`/tests/${file}`))
  return index === -1 ? slowFiles.length : index
}

/** The slow files by this list, and then all others in Vitest’s own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }
}
