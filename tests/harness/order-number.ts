/**
 * The number that a page about one order names, in any language. Undefined if it names none. Elsewhere in the HTML,
 * what looks like a number may be a part of a token.
 */
export const orderNumberIn = (html: string): string | undefined =>
  /<dd><strong>(K[0-9A-Z]{9})<\/strong>/.exec(html)?.[1]
