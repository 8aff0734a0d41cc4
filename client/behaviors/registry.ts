import type { BehaviorName } from '../islands/contracts.ts'
import type { Attach } from './attach.ts'

/** Loads a behavior by name, each from its own chunk. */
export const behaviors: { readonly [N in BehaviorName]: () => Promise<{ readonly attach: Attach<N> }> } = {
  'buy-box': () => import('./buy-box/buy-box.ts'),
  'cart-count': () => import('./cart-count/cart-count.ts'),
  favorites: () => import('./favorites/favorites.ts'),
  announcer: () => import('./announcer/announcer.ts'),
  swatches: () => import('./swatches/swatches.ts'),
  exposure: () => import('./exposure/exposure.ts'),
  measures: () => import('./measures/measures.ts'),
  seen: () => import('./seen/seen.ts'),
  'tag-manager': () => import('./tag-manager/tag-manager.ts'),
  searched: () => import('./searched/searched.ts'),
  consent: () => import('./consent/consent.ts'),
  dismiss: () => import('./dismiss/dismiss.ts'),
  modal: () => import('./modal/modal.ts'),
  video: () => import('./video/video.ts'),
  'social-photos': () => import('./social-photos/social-photos.ts'),
  'mega-menu': () => import('./mega-menu/mega-menu.ts'),
  'menu-sheet': () => import('./menu-sheet/menu-sheet.ts'),
  proof: () => import('./proof/proof.ts'),
  'hand-over': () => import('./hand-over/hand-over.ts'),
  position: () => import('./position/position.ts'),
  'pop-up': () => import('./pop-up/pop-up.ts'),
  'checkout-steps': () => import('./checkout-steps/checkout-steps.ts'),
  carousel: () => import('./carousel/carousel.ts'),
  location: () => import('./location/location.ts'),
}
