/**
 * A chip's one or two colors as `#rgb`: of 150 in a list every digit counts. Two that look the same at its size make
 * a single one.
 */
export function chipColours([first = '', second = first]: readonly string[]): readonly string[] {
  const [one, other] = [digitsOf(first), digitsOf(second)]
  const isAlike = one.every((digit, place) => Math.abs(digit - (other[place] ?? digit)) <= 1)
  return isAlike ? [shortColour(one)] : [shortColour(one), shortColour(other)]
}

const digitsOf = (colour: string): number[] =>
  (colour.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Math.round(Number.parseInt(pair, 16) / 17))

const shortColour = (digits: readonly number[]): string => `#${digits.map((digit) => digit.toString(16)).join('')}`
