import { imports, importsType, type Plant } from './plant.ts'

const restricted = 'style/noRestrictedImports'

/**
 * Plants in the rooms behind the storefront: the platform, those that it mounts, what all are built with, and the demo.
 */
export const backendPlants: readonly Plant[] = [
  {
    why: 'the platform imports a type of the worker',
    file: 'platform/a.ts',
    code: importsType('Env', '../worker/env.ts'),
    refusedBy: { depcruise: 'platform-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'the demo imports the platform',
    file: 'demo/a.ts',
    code: importsType('Env', '../platform/env.ts'),
    refusedBy: { depcruise: 'demo-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'experimentation imports a type of the platform',
    file: 'experimentation/a.ts',
    code: importsType('Env', '../platform/env.ts'),
    refusedBy: { depcruise: 'experimentation-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'a file of experimentation imports Hono',
    file: 'experimentation/events/a.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'statistics import the database',
    file: 'experimentation/statistics/a.ts',
    code: imports('store', '../experiments/store.ts'),
    refusedBy: { depcruise: 'statistics-are-pure' },
  },
  {
    why: 'the platform imports a table of experimentation',
    file: 'platform/e.ts',
    code: imports('store', '../experimentation/experiments/store.ts'),
    refusedBy: { depcruise: 'platform-mounts-experimentation' },
  },
  {
    why: 'backend imports a type of the platform',
    file: 'backend/a.ts',
    code: importsType('Env', '../platform/env.ts'),
    refusedBy: { depcruise: 'backend-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'backend imports accounts',
    file: 'backend/b.ts',
    code: imports('accountHandlers', '../accounts/handlers.ts'),
    refusedBy: { depcruise: 'backend-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'a file of backend that receives no requests imports Hono',
    file: 'backend/tries/a.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'accounts import a type of the platform',
    file: 'accounts/a.ts',
    code: importsType('Env', '../platform/env.ts'),
    refusedBy: { depcruise: 'rooms-know-no-commerce', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'accounts import experimentation',
    file: 'accounts/b.ts',
    code: imports('room', '../experimentation/app.ts'),
    refusedBy: { depcruise: 'rooms-know-no-commerce', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'handlers of accounts import Hono',
    file: 'accounts/auth/a.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'the platform imports a table of accounts',
    file: 'platform/f.ts',
    code: imports('consumers', '../accounts/tables.ts'),
    refusedBy: { depcruise: 'tables-are-private' },
  },
  {
    why: 'publishing imports a type of the platform',
    file: 'publishing/a.ts',
    code: importsType('Env', '../platform/env.ts'),
    refusedBy: { depcruise: 'rooms-know-no-commerce', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'publishing imports reviews',
    file: 'publishing/b.ts',
    code: imports('reviewHandlers', '../reviews/handlers.ts'),
    refusedBy: { depcruise: 'rooms-know-no-commerce', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'handlers of publishing import Hono',
    file: 'publishing/c.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'the platform imports a table of publishing',
    file: 'platform/h.ts',
    code: imports('documents', '../publishing/tables.ts'),
    refusedBy: { depcruise: 'tables-are-private' },
  },
  {
    why: 'the worker imports publishing',
    file: 'worker/services/h.ts',
    code: imports('contentHandlers', '../../publishing/handlers.ts'),
    refusedBy: { depcruise: 'worker-knows-no-platform', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'reviews import a type of the platform',
    file: 'reviews/a.ts',
    code: importsType('Env', '../platform/env.ts'),
    refusedBy: { depcruise: 'rooms-know-no-commerce', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'reviews import accounts',
    file: 'reviews/b.ts',
    code: imports('accountHandlers', '../accounts/handlers.ts'),
    refusedBy: { depcruise: 'rooms-know-no-commerce', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'handlers of reviews import Hono',
    file: 'reviews/c.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'the platform imports a table of reviews',
    file: 'platform/g.ts',
    code: imports('reviews', '../reviews/tables.ts'),
    refusedBy: { depcruise: 'tables-are-private' },
  },
  {
    why: 'the worker imports reviews',
    file: 'worker/services/g.ts',
    code: imports('reviewHandlers', '../../reviews/handlers.ts'),
    refusedBy: { depcruise: 'worker-knows-no-platform', tsc: 'TS6059' },
  },
  {
    why: 'experimentation imports backend',
    file: 'experimentation/b.ts',
    code: imports('result', '../backend/result.ts'),
    refusedBy: { depcruise: 'experimentation-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'an island imports accounts',
    file: 'client/islands/mini-cart/e.ts',
    code: imports('accountHandlers', '../../../accounts/handlers.ts'),
    refusedBy: { depcruise: 'client-knows-no-server', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'the worker imports accounts',
    file: 'worker/services/f.ts',
    code: imports('accountHandlers', '../../accounts/handlers.ts'),
    refusedBy: { depcruise: 'worker-knows-no-platform', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'the platform mounts accounts, publishing and reviews on what all are built with',
    file: 'platform/legal-too.ts',
    code: "import { accountHandlers } from '../accounts/handlers.ts'\nimport { result } from '../backend/result.ts'\nimport { contentHandlers } from '../publishing/handlers.ts'\nimport { reviewHandlers } from '../reviews/handlers.ts'\n\nexport const planted = [accountHandlers, contentHandlers, reviewHandlers, result]\n",
    refusedBy: {},
  },
  {
    why: 'publishing imports backend, shared and its own tables',
    file: 'publishing/legal.ts',
    code: "import { result } from '../backend/result.ts'\nimport { cart } from '../shared/cart.ts'\nimport { documents } from './tables.ts'\n\nexport const planted = [result, cart, documents]\n",
    refusedBy: {},
  },
  {
    why: 'reviews import backend, shared and their own tables',
    file: 'reviews/legal.ts',
    code: "import { result } from '../backend/result.ts'\nimport { cart } from '../shared/cart.ts'\nimport { reviews } from './tables.ts'\n\nexport const planted = [result, cart, reviews]\n",
    refusedBy: {},
  },
  {
    why: 'accounts import backend, shared and their own tables',
    file: 'accounts/legal.ts',
    code: "import { result } from '../backend/result.ts'\nimport { cart } from '../shared/cart.ts'\nimport { consumers } from './tables.ts'\n\nexport const planted = [result, cart, consumers]\n",
    refusedBy: {},
  },
  {
    why: 'the worker imports experimentation',
    file: 'worker/services/e.ts',
    code: imports('room', '../../experimentation/app.ts'),
    refusedBy: { depcruise: 'worker-knows-no-platform', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'the platform mounts experimentation',
    file: 'platform/legal.ts',
    code: imports('room', '../experimentation/app.ts'),
    refusedBy: {},
  },
  {
    why: 'the platform imports the demo',
    file: 'platform/d.ts',
    code: importsType('Env', '../demo/env.ts'),
    refusedBy: { depcruise: 'platform-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'a platform service imports Hono',
    file: 'platform/services/cart/a.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'a platform service imports a function of another',
    file: 'platform/services/orders/legal.ts',
    code: "import { cart } from '../../../shared/cart.ts'\nimport { total } from '../cart/total.ts'\n\nexport const planted = [cart, total]\n",
    refusedBy: {},
  },
  {
    why: 'a platform service imports its own store',
    file: 'platform/services/cart/legal.ts',
    code: imports('cartStore', './store.ts'),
    refusedBy: {},
  },
]
