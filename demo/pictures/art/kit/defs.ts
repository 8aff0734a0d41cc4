/**
 * Collects `<defs>` for one drawing. Names are fixed by the caller and prefixed, so ids are deterministic and several
 * drawings can share one SVG.
 */
export type Defs = {
  readonly prefix: string
  /** Adds the definition once per name and returns its `url(#…)` reference. */
  readonly add: (name: string, markup: (id: string) => string) => string
  /** Like `add`, but returns `#…` for `href`. */
  readonly link: (name: string, markup: (id: string) => string) => string
  /** All collected definitions as one `<defs>` element, empty string if there are none. */
  readonly markup: () => string
}

/** A fresh collection; `prefix` must start with a letter. */
export const createDefs = (prefix: string): Defs => {
  const entries = new Map<string, string>()
  const idOf = (name: string, markup: (id: string) => string) => {
    const id = `${prefix}-${name}`
    if (!entries.has(name)) {
      // Reserve first: a definition may add others while it is being built.
      entries.set(name, '')
      entries.set(name, markup(id))
    }
    return id
  }
  return {
    prefix,
    add: (name, markup) => `url(#${idOf(name, markup)})`,
    link: (name, markup) => `#${idOf(name, markup)}`,
    markup: () => (entries.size > 0 ? `<defs>${[...entries.values()].join('')}</defs>` : ''),
  }
}

/** A number for markup: at most two decimals, never `-0`. */
export const num = (value: number) => String(Math.round(value * 100) / 100 || 0)

export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      opacity === undefined
        ? `<stop offset="${num(offset)}" stop-color="${colour}"/>`
        : `<stop offset="${num(offset)}" stop-color="${colour}" stop-opacity="${num(opacity)}"/>`,
    )
    .join('')

/** Paint reference to a linear gradient in user units, from (x1,y1) to (x2,y2). */
export const linear = (
  defs: Defs,
  name: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
) =>
  defs.add(
    name,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stops(list)}</linearGradient>`,
  )

/** Paint reference to a radial gradient in user units; `squash` under 1 flattens it vertically. */
export const radial = (
  defs: Defs,
  name: string,
  { x, y, r, squash = 1 }: { x: number; y: number; r: number; squash?: number },
  list: readonly Stop[],
) =>
  defs.add(
    name,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${num(r)}" gradientTransform="translate(${num(x)} ${num(y)}) scale(1 ${squash.toFixed(4)})">${stops(list)}</radialGradient>`,
  )

/** Clip reference for a path. */
export const clip = (defs: Defs, name: string, d: string) =>
  defs.add(name, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)

/** Filter reference: gaussian blur within a box in user units (large regions are slow). */
export const blur = (defs: Defs, name: string, deviation: number, box: Box) =>
  defs.add(
    name,
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
  )

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The box, larger by `by` on every side. */
export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
})

/** A rectangle that fills a box with one paint. */
export const fillBox = (box: Box, paint: string, extra = '') =>
  `<rect x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}" fill="${paint}"${extra}/>`

/** A deterministic random generator for [0,1), so that scattered marks are the same in every run. */
export const seeded = (seed: number) => {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}
