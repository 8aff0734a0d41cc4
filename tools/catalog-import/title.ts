/**
 * `Trail Runner - Black / M` -> `Trail Runner`: feeds put colour and size behind the name, but the shop shows them by
 * themselves.
 */
export function styleTitle(title: string, removable: readonly string[]): string {
  const tails = removable.filter((word) => word !== '').sort((a, b) => b.length - a.length)
  let remaining = title
  for (let changed = true; changed; ) {
    changed = false
    for (const word of tails) {
      const cut = withoutTail(remaining, word)
      if (cut !== null && cut.length >= 3) {
        remaining = cut
        changed = true
      }
    }
  }
  return remaining
}

/** Only behind a sign that parts it: "Black" in "Back in Black" is a part of the name. */
function withoutTail(title: string, word: string): string | null {
  const trimmed = title.replace(/[)\]\s]+$/, '')
  if (!trimmed.toLowerCase().endsWith(word.toLowerCase())) return null
  const before = trimmed.slice(0, trimmed.length - word.length)
  const match =
    /^(.*?)(?:\s+[-–—|/(]|\s*[,|/([]|-)\s*(?:(?:size|colou?r|gr(?:ö|oe)(?:ß|ss)e|taille|farbe)[:\s]*)?$/isu.exec(before)
  return match?.[1]?.trim() ?? null
}
