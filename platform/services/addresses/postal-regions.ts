/** First three digits of a ZIP code, a state each (US Postal Service, publication 65): `from-to` or one. */
const zipRanges = `
AL 350-352 354-369|AK 995-999|AZ 850-853 855-857 859-860 863-865|AR 716-729|CA 900-908 910-928 930-961|CO 800-816|CT 060-069|DE 197-199|
DC 200 202-205 569|FL 320-339 341-342 344 346-347 349|GA 300-319 398-399|HI 967-968|ID 832-838|IL 600-620 622-629|IN 460-479|IA 500-516
 520-528|KS 660-662 664-679|KY 400-418 420-427|LA 700-701 703-708 710-714|ME 039-049|MD 206-212 214-219|MA 010-027 055|MI 480-499|MN 550-551
 553-567|MS 386-397|MO 630-631 633-641 644-658|MT 590-599|NE 680-681 683-693|NV 889-891 893-895 897-898|NH 030-038|NJ 070-089|NM 870-871
 873-884|NY 005 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-731 734-741 743-749|OR 970-979|PA 150-196|PR 006-007 009|RI 028-029|
SC 290-299|SD 570-577|TN 370-385|TX 733 750-770 772-799 885|UT 840-847|VT 050-054 056-059|VI 008|VA 201 220-246|WA 980-986 988-994|
WV 247-268|WI 530-532 534-535 537-549|WY 820-831|AA 340|AE 090-099|AP 962-966|GU 969`

/** ZIP codes outside of the state that their first three digits say. */
const zipExceptions: readonly (readonly [RegExp, string])[] = [
  [/^06390/, 'NY'],
  [/^73960/, 'TX'],
  [/^83414/, 'WY'],
  [/^96799/, 'AS'],
  [/^969[67]/, 'MH'],
  [/^9695/, 'MP'],
  [/^9694[1-4]/, 'FM'],
  [/^969(39|40)/, 'PW'],
]

const states: ReadonlyMap<string, string> = new Map(
  zipRanges
    .replaceAll('\n', '')
    .split('|')
    .flatMap((row) => {
      const [state = '', ...ranges] = row.split(' ')
      return ranges.flatMap((range) => {
        const [from = '', to = from] = range.split('-')
        const many = Number(to) - Number(from) + 1
        return Array.from({ length: many }, (_, step) => [String(Number(from) + step).padStart(3, '0'), state] as const)
      })
    }),
)

/**
 * First letter of a Canadian code; the X of the north is two, and K1A also serves the government's offices over the
 * river.
 */
const letters: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/** Spain's provinces in the order of the first two digits, from 01. */
const spain =
  'VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z CE ML'.split(
    ' ',
  )

/** Italy's provinces by the first two digits. Where several share them each is possible. */
const italy: Readonly<Record<string, string>> = Object.fromEntries(
  `00 RM|01 VT|02 RI|03 FR|04 LT|05 TR|06 PG|07 SS|08 NU OR SU CA|09 CA OR SU NU|10 TO|11 AO|12 CN|13 VC BI|14 AT|15 AL|16 GE|17 SV|18 IM|
19 SP|20 MI MB|21 VA|22 CO|23 SO LC|24 BG|25 BS|26 CR LO|27 PV|28 NO VB|29 PC|30 VE|31 TV|32 BL|33 UD PN|34 TS GO|35 PD|36 VI|37 VR|38 TN|
39 BZ|40 BO|41 MO|42 RE|43 PR|44 FE|45 RO|46 MN|47 FC RN|48 RA|50 FI|51 PT|52 AR|53 SI|54 MS|55 LU|56 PI|57 LI|58 GR|59 PO|60 AN|61 PU|
62 MC|63 AP FM|64 TE|65 PE|66 CH|67 AQ|70 BA|71 FG|72 BR|73 LE|74 TA|75 MT|76 BT|80 NA|81 CE|82 BN|83 AV|84 SA|85 PZ|86 CB IS|87 CS|
88 CZ KR|89 RC VV|90 PA|91 TP|92 AG|93 CL|94 EN|95 CT|96 SR|97 RG|98 ME`
    .replaceAll('\n', '')
    .split('|')
    .map((row) => [row.slice(0, 2), row.slice(3)]),
)

/**
 * The states or provinces that a postal code, in its country's form, can lie in. Empty where no place has it; null for
 * a country whose addresses name none.
 */
export function provincesOfPostalCode(country: string, postalCode: string): readonly string[] | null {
  if (country === 'US') {
    const exception = zipExceptions.find(([pattern]) => pattern.test(postalCode))
    const state = exception?.[1] ?? states.get(postalCode.slice(0, 3))
    return state === undefined ? [] : [state]
  }
  if (country === 'CA') return postalCode.startsWith('K1A') ? ['ON', 'QC'] : (letters[postalCode.slice(0, 1)] ?? [])
  if (country === 'ES') {
    const province = spain[Number(postalCode.slice(0, 2)) - 1]
    return province === undefined ? [] : [province]
  }
  if (country === 'IT') return italy[postalCode.slice(0, 2)]?.split(' ') ?? []
  return null
}
