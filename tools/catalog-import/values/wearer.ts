export type Gender = 'women' | 'men' | 'unisex' | 'kids'

const children =
  /\b(kids?|child(?:ren)?|infants?|newborn|toddlers?|bab(?:y|ies)|girls?|boys?|youth|junior|kinder|jungen|madchen|enfants?|ninos?|ninas?|bambin[oaie])\b/
const women = /\b(women'?s?|woman'?s?|ladies|lady|female|femmes?|damen|frauen|mujer(?:es)?|donn[ae]|her)\b/
const men = /\b(men'?s?|man'?s?|male|gentlemen|hommes?|herren|manner|hombres?|uom[oi]ni?|uomo|him)\b/

/** From the feed's own words, else from its categories and title. Nobody named means for everybody. */
export function wearerOf(gender: string, ageGroup: string, ...hints: readonly string[]): Gender {
  const ageAndGender = plain(`${ageGroup} ${gender}`)
  if (children.test(ageAndGender)) return 'kids'
  if (/\b(unisex|all|any)\b/.test(ageAndGender)) return 'unisex'
  for (const hint of [ageAndGender, ...hints.map(plain)]) {
    if (children.test(hint)) return 'kids'
    const [hers, his] = [women.test(hint), men.test(hint)]
    if (hers !== his) return hers ? 'women' : 'men'
  }
  return 'unisex'
}

function plain(text: string): string {
  return text.toLowerCase().replace(/’/g, "'").normalize('NFKD').replace(/\p{M}/gu, '')
}
