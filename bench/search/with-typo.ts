/** A text with one wrong letter, anywhere: dropped, doubled, put in, replaced or changed with the next letter. */
export function withTypo(text: string, random: () => number): string {
  const below = (count: number) => Math.floor(random() * count)
  const places = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index)
  const place = places[below(places.length)]
  if (place === undefined) throw new RangeError(`"${text}" has no letters`)
  const [before, letter, after] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)]
  const other = String.fromCharCode('a'.charCodeAt(0) + below(26))
  const written = [
    before + after,
    before + letter + letter + after,
    before + other + letter + after,
    before + other + after,
    /^\p{L}/u.test(after) ? before + after.charAt(0) + letter + after.slice(1) : before + after,
  ]
  return written[below(written.length)] ?? text
}
