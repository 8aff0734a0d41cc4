/** Words that stay small inside a street or a town, and the letters that belong together in capitals. */
const small = new Set(
  (
    'de del della delle dei degli di da do das dos du des la las le les lo los el y e i et en sur sous aux au am an der dem den im in ' +
    'und of the upon on by bei zum zur vom'
  ).split(' '),
)
const points = new Set('n s e w ne nw se sw'.split(' '))

type Expansion = readonly [RegExp, string]

/** Common abbreviations, written out; where the short form is the usual one only its dot goes. */
const expansions: Readonly<Record<string, readonly Expansion[]>> = {
  US: [[/\b(St|Ave|Blvd|Rd|Dr|Ln|Ct|Pl|Pkwy|Hwy|Apt|Ste)\.(?=[\s,]|$)/gi, '$1']],
  CA: [[/\b(St|Ave|Blvd|Rd|Dr|Cres|Ct|Pl)\.(?=[\s,]|$)/gi, '$1']],
  GB: [
    [/(?<=\s)Rd\.?$/i, 'Road'],
    [/(?<=\s)St\.?$/i, 'Street'],
    [/(?<=\s)Ave\.?$/i, 'Avenue'],
    [/(?<=\s)Ln\.?$/i, 'Lane'],
  ],
  DE: [
    [/(?<=\p{L})str\.?(?=\s|$)/giu, 'straße'],
    [/(?<=[\s-]|^)Str\.?(?=\s|$)/giu, 'Straße'],
    [/(?<=\p{L})pl\.(?=\s|$)/giu, 'platz'],
  ],
  FR: [
    [/(?<=\d,?\s|^)(bd|bld|blvd|boul)\.?(?=\s)/gi, 'boulevard'],
    [/(?<=\d,?\s|^)av\.?(?=\s)/gi, 'avenue'],
    [/(?<=\d,?\s|^)pl\.?(?=\s)/gi, 'place'],
    [/(?<=\d,?\s|^)rte\.?(?=\s)/gi, 'route'],
    [/(?<=\d,?\s|^)ch(?:em)?\.(?=\s)/gi, 'chemin'],
  ],
  ES: [
    [/^c\s?[/.]\s*/i, 'Calle '],
    [/^avd?a?\.\s*|^avda\s+/i, 'Avenida '],
    [/^(?:pza|pl|plza)\.\s*/i, 'Plaza '],
    [/^p[ºo]\.?\s+|^p\.º\s*/i, 'Paseo '],
    [/^ctra\.?\s+/i, 'Carretera '],
  ],
  IT: [
    [/^p\.?\s?zza\.?\s+/i, 'Piazza '],
    [/^v\.?\s?le\.?\s+/i, 'Viale '],
    [/^c\.?\s?so\.?\s+/i, 'Corso '],
    [/^l\.go\s+/i, 'Largo '],
    [/^v\.\s+/i, 'Via '],
  ],
}

/** A street as the country writes it: single spaces, words with a capital, shortened words written out. */
export function spelledStreet(line: string, country: string): string {
  const cased = spelled(line)
  return (expansions[country] ?? []).reduce((text, [short, full]) => text.replace(short, full), cased).trim()
}

/** Single spaces; words that are all small or all capitals get one capital each. Any other writing is the writer's. */
export function spelled(text: string): string {
  const single = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const letters = single.replace(/[^\p{L}]/gu, '')
  const shouted = letters.length > 1 && letters === letters.toUpperCase()
  const whispered = letters === letters.toLowerCase()
  if (!shouted && !whispered) return single
  return single
    .toLowerCase()
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number, all: string) =>
      capital(word, all.slice(0, at), all.slice(at + word.length)),
    )
}

function capital(word: string, before: string, after: string): string {
  const numbered = /^(\d+)(\p{L}+)$/u.exec(word)
  if (numbered) return /^(st|nd|rd|th|er|e|bis|ter)$/.test(numbered[2] ?? '') ? word : word.toUpperCase()
  // d’Italie, l’Écluse, and the s of Lamb’s.
  if (word.length === 1 && /^['’]\p{L}{2}/u.test(after))
    return word === 'd' || word === 'l' ? (before ? word : word.toUpperCase()) : first(word)
  if (word.length <= 2 && /\p{L}['’]$/u.test(before)) return word
  if (points.has(word) && before !== '' && (after === '' || after.startsWith(','))) return word.toUpperCase()
  if (small.has(word) && before !== '' && after !== '') return word
  return first(word)
}

/** A letter whose capital is two, as ß has one, stays. */
const first = (word: string): string =>
  word.replace(/^\p{L}/u, (letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter))
