/** A tool's own name for what it refused: a rule of dependency-cruiser or Biome, an error code of tsc. */
export type Refusal = { readonly depcruise?: string; readonly biome?: string; readonly tsc?: string }

export type Plant = {
  readonly why: string
  readonly file: string
  readonly code: string
  /** Every tool named here must refuse the file; with none it must pass all three. */
  readonly refusedBy: Refusal
}

/** What the plants import: one file of each kind, all of them clean. */
export const ground: Readonly<Record<string, string>> = {
  'shared/cart.ts': 'export const cart = 1\nexport type Cart = number\n',
  'client/blocks/hero.tsx': 'export const hero = 1\n',
  'client/pages/home-page.tsx': "import { hero } from '../blocks/hero.tsx'\n\nexport const homePage = hero\n",
  'client/styles/page-css.ts': "export const pageCss = ''\n",
  'client/islands/contracts.ts': "import { z } from 'zod'\n\nexport const MiniCartProps = z.object({})\n",
  'client/islands/registry.server.ts': "export const islandNames = ['mini-cart']\n",
  'client/islands/registry.browser.ts': 'export const loaders = {}\n',
  'client/islands/mini-cart/mini-cart.tsx': 'export const miniCart = 1\n',
  'client/state/cart.ts': 'export const cartState = 1\n',
  'worker/env.ts': 'export type Env = { readonly NAME: string }\nexport const name = 1\n',
  'worker/http/log.ts': 'export const log = 1\n',
  'worker/services/call.ts': 'export const call = 1\n',
  'worker/render/page.ts': 'export const page = 1\n',
  'platform/env.ts': 'export type Env = { readonly NAME: string }\nexport const name = 1\n',
  'platform/services/cart/store.ts': 'export const cartStore = 1\n',
  'platform/services/cart/total.ts': 'export const total = 1\n',
  'tests/harness/shop.ts': 'export const shop = 1\n',
}

const imports = (names: string, from: string) =>
  `import { ${names} } from '${from}'\n\nexport const planted = ${names}\n`
const importsType = (name: string, from: string) =>
  `import type { ${name} } from '${from}'\n\nexport type Planted = ${name}\n`
const uses = (expression: string) => `export const planted = () => ${expression}\n`

const restricted = 'style/noRestrictedImports'
const global = 'style/noRestrictedGlobals'
const node = 'correctness/noNodejsModules'

export const plants: readonly Plant[] = [
  {
    why: 'shared imports the worker',
    file: 'shared/a.ts',
    code: imports('name', '../worker/env.ts'),
    refusedBy: { depcruise: 'shared-knows-no-room', biome: restricted, tsc: 'TS6307' },
  },
  {
    why: 'shared imports a block',
    file: 'shared/b.ts',
    code: imports('hero', '../client/blocks/hero.tsx'),
    refusedBy: { depcruise: 'shared-knows-no-room', biome: restricted, tsc: 'TS6307' },
  },
  {
    why: 'shared imports React',
    file: 'shared/c.ts',
    code: importsType('ReactNode', 'react'),
    refusedBy: { depcruise: 'shared-packages' },
  },
  { why: 'shared touches the DOM', file: 'shared/d.ts', code: uses('document.title'), refusedBy: { tsc: 'TS2584' } },
  {
    why: 'shared imports node:',
    file: 'shared/e.ts',
    code: imports('join', 'node:path'),
    refusedBy: { depcruise: 'no-node-at-the-edge', biome: node },
  },
  {
    why: 'a block has state',
    file: 'client/blocks/a.ts',
    code: imports('useState', 'react'),
    refusedBy: { biome: restricted },
  },
  {
    why: 'a page has an effect',
    file: 'client/pages/a.ts',
    code: imports('useEffect', 'react'),
    refusedBy: { biome: restricted },
  },
  { why: 'a block fetches', file: 'client/blocks/b.ts', code: uses("fetch('/')"), refusedBy: { biome: global } },
  {
    why: 'a block reads the clock',
    file: 'client/blocks/c.ts',
    code: uses('new Date()'),
    refusedBy: { biome: global },
  },
  {
    why: 'a block draws an id',
    file: 'client/blocks/d.ts',
    code: uses('crypto.randomUUID()'),
    refusedBy: { biome: global },
  },
  {
    why: 'a block uses window',
    file: 'client/blocks/e.ts',
    code: uses('window.innerWidth'),
    refusedBy: { biome: global, tsc: 'TS2304' },
  },
  {
    why: 'a block imports an island',
    file: 'client/blocks/f.ts',
    code: imports('miniCart', '../islands/mini-cart/mini-cart.tsx'),
    refusedBy: { depcruise: 'blocks-are-pure', biome: restricted, tsc: 'TS6307' },
  },
  {
    why: 'a page imports browser state',
    file: 'client/pages/b.ts',
    code: imports('cartState', '../state/cart.ts'),
    refusedBy: { depcruise: 'blocks-are-pure' },
  },
  {
    why: 'a block imports a package of islands',
    file: 'client/blocks/g.ts',
    code: imports('signal', '@preact/signals-core'),
    refusedBy: { depcruise: 'blocks-packages' },
  },
  {
    why: 'an island imports the worker',
    file: 'client/islands/mini-cart/a.ts',
    code: imports('name', '../../../worker/env.ts'),
    refusedBy: { depcruise: 'client-knows-no-server', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'an island imports a type of the platform',
    file: 'client/islands/mini-cart/b.ts',
    code: importsType('Env', '../../../platform/env.ts'),
    refusedBy: { depcruise: 'client-knows-no-server', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'an island uses a type of the Worker runtime',
    file: 'client/islands/mini-cart/c.ts',
    code: 'export type Planted = KVNamespace\n',
    refusedBy: { tsc: 'TS2304' },
  },
  {
    why: 'an island imports another island',
    file: 'client/islands/search-box/a.ts',
    code: imports('miniCart', '../mini-cart/mini-cart.tsx'),
    refusedBy: { depcruise: 'islands-stand-alone' },
  },
  {
    why: 'the entry reaches the server registry by way of another file',
    file: 'client/entry.ts',
    code: imports('planted as names', './islands/way.ts').replace(/planted = .*/, 'planted = names'),
    refusedBy: { depcruise: 'browser-reaches-no-server' },
  },
  {
    why: 'a file on the way to the server registry',
    file: 'client/islands/way.ts',
    code: imports('islandNames', './registry.server.ts'),
    refusedBy: {},
  },
  {
    why: 'the worker imports an island',
    file: 'worker/render/a.ts',
    code: imports('miniCart', '../../client/islands/mini-cart/mini-cart.tsx'),
    refusedBy: { depcruise: 'worker-to-client-doors', biome: restricted },
  },
  {
    why: 'the worker imports the browser registry',
    file: 'worker/render/b.ts',
    code: imports('loaders', '../../client/islands/registry.browser.ts'),
    refusedBy: { depcruise: 'worker-to-client-doors', biome: restricted },
  },
  {
    why: 'the worker imports browser state',
    file: 'worker/render/c.ts',
    code: imports('cartState', '../../client/state/cart.ts'),
    refusedBy: { depcruise: 'worker-to-client-doors', biome: restricted },
  },
  {
    why: 'the worker imports a type of the platform',
    file: 'worker/services/a.ts',
    code: importsType('Env', '../../platform/env.ts'),
    refusedBy: { depcruise: 'worker-knows-no-platform', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'the worker touches the DOM',
    file: 'worker/http/a.ts',
    code: uses('document.title'),
    refusedBy: { tsc: 'TS2584' },
  },
  {
    why: 'the worker imports node:',
    file: 'worker/http/b.ts',
    code: imports('join', 'node:path'),
    refusedBy: { depcruise: 'no-node-at-the-edge', biome: node },
  },
  {
    why: 'an island imports node:',
    file: 'client/islands/mini-cart/d.ts',
    code: imports('join', 'node:path'),
    refusedBy: { depcruise: 'no-node-at-the-edge', biome: node },
  },
  {
    why: 'experiments import Hono',
    file: 'worker/experiments/a.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'experiments-are-pure', biome: restricted },
  },
  {
    why: 'experiments import a service',
    file: 'worker/experiments/b.ts',
    code: imports('call', '../services/call.ts'),
    refusedBy: { depcruise: 'experiments-are-pure', biome: restricted },
  },
  {
    why: 'experiments read the clock',
    file: 'worker/experiments/c.ts',
    code: uses('Date.now()'),
    refusedBy: { biome: global },
  },
  {
    why: 'a service imports rendering',
    file: 'worker/services/b.ts',
    code: imports('page', '../render/page.ts'),
    refusedBy: { depcruise: 'services-know-no-page' },
  },
  {
    why: 'a service imports a block',
    file: 'worker/services/c.ts',
    code: imports('hero', '../../client/blocks/hero.tsx'),
    refusedBy: { depcruise: 'services-know-no-page' },
  },
  {
    why: 'a service imports Hono',
    file: 'worker/services/d.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'the platform imports a type of the worker',
    file: 'platform/a.ts',
    code: importsType('Env', '../worker/env.ts'),
    refusedBy: { depcruise: 'platform-knows-only-shared', biome: restricted, tsc: 'TS6059' },
  },
  {
    why: 'a platform service imports Hono',
    file: 'platform/services/cart/a.ts',
    code: imports('Hono', 'hono'),
    refusedBy: { depcruise: 'hono-at-the-edge' },
  },
  {
    why: 'a platform service reads the store of another',
    file: 'platform/services/orders/a.ts',
    code: imports('cartStore', '../cart/store.ts'),
    refusedBy: { depcruise: 'stores-are-private' },
  },
  {
    why: 'a room imports tests',
    file: 'platform/b.ts',
    code: imports('shop', '../tests/harness/shop.ts'),
    refusedBy: { depcruise: 'tests-are-leaves' },
  },
  {
    why: 'a room imports a development package',
    file: 'platform/c.ts',
    code: imports('chromium', 'playwright'),
    refusedBy: { depcruise: 'no-dev-packages-in-production' },
  },
  {
    why: 'two files import each other',
    file: 'worker/http/c.ts',
    code: "import { planted as other } from './d.ts'\n\nexport const planted: number = other\n",
    refusedBy: { depcruise: 'no-cycles', biome: 'suspicious/noImportCycles' },
  },
  {
    why: 'two files import each other, seen from the other',
    file: 'worker/http/d.ts',
    code: "import { planted as other } from './c.ts'\n\nexport const planted: number = other\n",
    refusedBy: { biome: 'suspicious/noImportCycles' },
  },
  {
    why: 'a missing file',
    file: 'worker/http/e.ts',
    code: imports('gone', './gone.ts'),
    refusedBy: { depcruise: 'no-unresolved', tsc: 'TS2307' },
  },

  {
    why: 'shared imports zod and itself',
    file: 'shared/legal.ts',
    code: "import type { z } from 'zod'\nimport { cart } from './cart.ts'\n\nexport const planted = cart\nexport type Schema = z.ZodType\n",
    refusedBy: {},
  },
  {
    why: 'a block imports React types, shared and a contract',
    file: 'client/blocks/legal.ts',
    code: "import type { ReactNode } from 'react'\nimport { cart } from '../../shared/cart.ts'\nimport { MiniCartProps } from '../islands/contracts.ts'\n\nexport const planted = [cart, MiniCartProps]\nexport type Planted = ReactNode\n",
    refusedBy: {},
  },
  {
    why: 'an island uses the DOM, React state and shared state',
    file: 'client/islands/mini-cart/legal.ts',
    code: "import { useState } from 'react'\nimport { cartState } from '../../state/cart.ts'\n\nexport const planted = [useState, cartState, document.title]\n",
    refusedBy: {},
  },
  {
    why: 'the worker imports a page, the doors and a service',
    file: 'worker/render/legal.ts',
    code: "import { MiniCartProps } from '../../client/islands/contracts.ts'\nimport { islandNames } from '../../client/islands/registry.server.ts'\nimport { homePage } from '../../client/pages/home-page.tsx'\nimport { pageCss } from '../../client/styles/page-css.ts'\nimport { call } from '../services/call.ts'\n\nexport const planted = [homePage, pageCss, islandNames, MiniCartProps, call]\n",
    refusedBy: {},
  },
  {
    why: 'a service imports shared, the environment and the log',
    file: 'worker/services/legal.ts',
    code: "import { cart } from '../../shared/cart.ts'\nimport { name } from '../env.ts'\nimport { log } from '../http/log.ts'\n\nexport const planted = [cart, name, log]\n",
    refusedBy: {},
  },
  {
    why: 'experiments import shared and themselves',
    file: 'worker/experiments/legal.ts',
    code: "import { cart } from '../../shared/cart.ts'\n\nexport const planted = cart\n",
    refusedBy: {},
  },
  {
    why: 'experiments import their own files',
    file: 'worker/experiments/legal-too.ts',
    code: "import { planted as other } from './legal.ts'\n\nexport const planted = other\n",
    refusedBy: {},
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
