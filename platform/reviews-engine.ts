import { signedInPerson } from '../accounts/profile/signed-in-person.ts'
import type { Engine } from '../reviews/engine.ts'
import { productsOf, stylesOf } from './services/catalogue/styles.ts'
import { rateStyles } from './services/ingest/ratings.ts'
import { hasOrdered } from './services/orders/ordered-product.ts'

/** Answers to what reviews ask of commerce. */
export const reviewsEngine: Engine = {
  stylesOf,
  productsOf,
  hasOrdered,
  personOf: (db, consumer) => signedInPerson({ env: { DB: db }, consumer }),
  rateStyles,
}
