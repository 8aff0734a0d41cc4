import base from './base.css?inline'
import tokens from './tokens.css?inline'

/** The rules every page has, in order; the layer order is named in the first. */
export const baseCss: readonly string[] = [tokens, base]

/** The rules of a page's parts, each once: the inline style of its head. */
export const pageCss = (...parts: readonly (readonly string[])[]): string =>
  [...new Set([...baseCss, ...parts.flat()])].join('')
