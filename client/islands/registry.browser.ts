import type { IslandName } from './contracts.ts'
import type { Mount } from './island.ts'

/** Name -> what to load. One line per island; the bundler makes one chunk of each. */
export const browserIslands: { readonly [N in IslandName]: () => Promise<{ mount: Mount<N> }> } = {
  'mini-cart': () => import('./mini-cart/mount.ts'),
  'buy-box': () => import('./buy-box/mount.ts'),
  bag: () => import('./bag/mount.ts'),
  checkout: () => import('./checkout/mount.ts'),
  toaster: () => import('./toaster/mount.ts'),
  preview: () => import('./preview/mount.ts'),
  dismiss: () => import('./dismiss/mount.ts'),
  dialog: () => import('./dialog/mount.ts'),
  video: () => import('./video/mount.ts'),
  'social-photos': () => import('./social-photos/mount.ts'),
  'mega-menu': () => import('./mega-menu/mount.ts'),
  'pop-up': () => import('./pop-up/mount.ts'),
  'article-grid': () => import('./article-grid/mount.ts'),
  carousel: () => import('./carousel/mount.ts'),
  'search-box': () => import('./search-box/mount.tsx'),
}

export function isBrowserIsland(name: string): name is IslandName {
  return Object.hasOwn(browserIslands, name)
}
