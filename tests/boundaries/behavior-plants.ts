import { imports, type Plant, uses } from './plant.ts'

/** Biome's name for what a file in tools/check/*.grit refuses. */
const markup = 'plugin'

/** Days and hours are told in the zone of a shop or a store. */
export const timePlants: readonly Plant[] = [
  {
    why: 'a page tells a day in the zone of nobody',
    file: 'worker/routes/planted-day.ts',
    code: "export const planted = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })\n",
    refusedBy: { biome: markup },
  },
  {
    why: 'days of the calendar are counted in UTC',
    file: 'shared/time/planted-day.ts',
    code: "export const planted = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })\n",
    refusedBy: {},
  },
]

/** Script builds no markup piece by piece. */
export const builtMarkupPlants: readonly Plant[] = [
  {
    why: 'an island builds an element',
    file: 'client/islands/mini-cart/built.tsx',
    code: uses("document.createElement('p')"),
    refusedBy: { biome: markup },
  },
  {
    why: 'an island writes markup into an element',
    file: 'client/islands/built-markup.ts',
    code: "export const planted = (place: HTMLElement) => {\n  place.innerHTML = '<p>'\n}\n",
    refusedBy: { biome: markup },
  },
  {
    why: 'what islands share parses markup',
    file: 'client/state/built-markup.ts',
    code: uses('new DOMParser()'),
    refusedBy: { biome: markup },
  },
  {
    why: 'the runtime shows what the server drew',
    file: 'client/runtime/built-markup.ts',
    code: uses('new DOMParser()'),
    refusedBy: {},
  },
]

/** A behavior stands alone, without React, and makes no markup. */
export const behaviorPlants: readonly Plant[] = [
  {
    why: 'a behavior imports React',
    file: 'client/behaviors/carousel/a.ts',
    code: imports('useState', 'react'),
    refusedBy: { depcruise: 'behaviors-stand-alone' },
  },
  {
    why: 'a behavior imports what reads for islands',
    file: 'client/behaviors/carousel/b.ts',
    code: imports('mutate', 'swr'),
    refusedBy: { depcruise: 'behaviors-stand-alone' },
  },
  {
    why: 'a behavior imports an island',
    file: 'client/behaviors/carousel/c.ts',
    code: imports('miniCart', '../../islands/mini-cart/mini-cart.island.tsx'),
    refusedBy: { depcruise: 'behaviors-stand-alone' },
  },
  {
    why: 'a behavior imports a block',
    file: 'client/behaviors/carousel/d.ts',
    code: imports('hero', '../../blocks/hero.tsx'),
    refusedBy: { depcruise: 'behaviors-stand-alone' },
  },
  {
    why: 'a behavior imports another behavior',
    file: 'client/behaviors/carousel/e.ts',
    code: imports('attach', '../announcer/announcer.ts'),
    refusedBy: { depcruise: 'behaviors-stand-alone' },
  },
  {
    why: 'a behavior makes an element',
    file: 'client/behaviors/carousel/f.ts',
    code: uses("document.createElement('p')"),
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior makes an element by a shorter name',
    file: 'client/behaviors/carousel/g.ts',
    code: 'export const planted = ({ createElementNS }: Document) => createElementNS\n',
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior writes markup into an element',
    file: 'client/behaviors/carousel/h.ts',
    code: "export const planted = (place: HTMLElement) => {\n  place.innerHTML = '<p>'\n}\n",
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior writes markup beside an element',
    file: 'client/behaviors/carousel/i.ts',
    code: "export const planted = (place?: HTMLElement) => place?.insertAdjacentHTML('afterend', '<p>')\n",
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior writes markup by a name in quotes',
    file: 'client/behaviors/carousel/j.ts',
    code: "export const planted = (place: HTMLElement) => {\n  place['outerHTML'] = '<p>'\n}\n",
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior writes into the page',
    file: 'client/behaviors/carousel/k.ts',
    code: uses("document.write('<p>')"),
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior parses markup',
    file: 'client/behaviors/carousel/l.ts',
    code: uses('new DOMParser()'),
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior is a component',
    file: 'client/behaviors/carousel/m.tsx',
    code: uses('<p>Next</p>'),
    refusedBy: { biome: markup },
  },
  {
    why: 'a behavior clones what the server drew, and uses its own files, state and the runtime',
    file: 'client/behaviors/announcer/legal.ts',
    code: "import { start } from '../../runtime/start.ts'\nimport { cartState } from '../../state/cart.ts'\nimport { attach } from './announcer.ts'\n\nexport const planted = (template: HTMLTemplateElement) => [template.content.cloneNode(true), attach, cartState, start]\n",
    refusedBy: {},
  },
]
