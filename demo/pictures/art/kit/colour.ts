/** Colour calculations in OKLab, so that mixes and shades keep their hue. Colours are `#rrggbb`. */

type Lab = readonly [l: number, a: number, b: number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const labOf = (hex: string): Lab => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const hexOf = ([lightness, a, b]: Lab) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour `amount` (0..1) of the way from one to the other. */
export const mix = (from: string, to: string, amount: number) => {
  const [l1, a1, b1] = labOf(from)
  const [l2, a2, b2] = labOf(to)
  return hexOf([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount])
}

/** Perceived lightness, 0 black to 1 white. */
export const lightness = (hex: string) => labOf(hex)[0]

const shift = (hex: string, by: number, chroma: number) => {
  const [l, a, b] = labOf(hex)
  return hexOf([Math.min(1, Math.max(0, l + by)), a * chroma, b * chroma])
}

/** Lighter by `amount` of lightness (0..1), hue kept. */
export const lighten = (hex: string, amount: number) => shift(hex, amount, 1 - amount * 0.5)

/** Darker by `amount` of lightness (0..1), hue kept and slightly richer as in real shade. */
export const darken = (hex: string, amount: number) => shift(hex, -amount, 1 + amount * 0.4)

/** Colour of a shadow on this surface: dark, with a little of the surface's hue. */
export const shadeOf = (hex: string) => {
  const [l, a, b] = labOf(hex)
  return hexOf([0.13 + l * 0.1, a * 0.55 + 0.002, b * 0.5 - 0.008])
}

/** Colour of a soft highlight on this surface: almost white, with a little of the surface's hue. */
export const shineOf = (hex: string) => {
  const [, a, b] = labOf(hex)
  return hexOf([0.985, a * 0.12, b * 0.12 + 0.004])
}

/**
 * Factor for highlights, so that dark products still show their form: from about 0.6 on white to 1.35 on black.
 */
export const shineGain = (hex: string) => 1.3 - lightness(hex) * 0.65

/** Factor for shadows: higher on dark products, where they are hard to see, lower on pale ones, to keep them clean. */
export const shadeGain = (hex: string) => {
  const l = lightness(hex)
  return l > 0.9 ? 0.62 : l > 0.75 ? 0.8 : l < 0.3 ? 1.25 : 1
}
