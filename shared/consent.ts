/** Spec 1 §9 "Consent categories". */
export const consentCategories = ['required', 'performance', 'functional', 'targeting'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Categories that a visitor can decline. */
export const optionalCategories = ['performance', 'functional', 'targeting'] as const satisfies ConsentCategory[]
export type OptionalCategory = (typeof optionalCategories)[number]

/**
 * Version of the prompt's words and of what each category is used for. Everybody is asked again after it was raised;
 * the words of a version are in the history of the message files.
 */
export const consentVersion = 3
/** A choice is asked for again after this long, in seconds: half a year, as data protection authorities advise. */
const standsFor = 182 * 86_400
/** As long as browsers keep a cookie, in seconds: where the law asks for a no, a no counts until it is asked again. */
export const consentLifetime = 400 * 86_400

/** `opt-in`: nothing but `required` before a yes. `opt-out`: all until a no. */
export type ConsentRegime = 'opt-in' | 'opt-out'

/**
 * The rule of the place that a visitor is in (docs/decisions/0034-consent.md). `country` is an ISO 3166 code, `region`
 * its subdivision's. An unknown place has the strict rule.
 */
export function consentRegime(country: string | null, region: string | null): ConsentRegime {
  if (country === 'US') return 'opt-out'
  return country === 'CA' && region !== null && region !== 'QC' ? 'opt-out' : 'opt-in'
}

/** A visitor's own choice. `at` in epoch seconds; the words were read in `locale`. */
export type ConsentChoice = {
  readonly categories: readonly OptionalCategory[]
  readonly version: number
  readonly at: number
  readonly locale: string
}

/**
 * The cookie with a visitor's choice. Neither signed nor secret: forging it gains nothing. Its value is the version,
 * the time, the locale and the categories, separated by dots.
 */
export const consentCookie = 'kerb-consent'

export const consentValue = ({ version, at, locale, categories }: ConsentChoice): string =>
  [version, at, locale, ...categories].join('.')

const choiceIn = new RegExp(
  `(?:^|; )${consentCookie}=(\\d{1,4})\\.(\\d{1,12})\\.([a-z]{2}-[a-z]{2})((?:\\.\\w+)*)(?:;|$)`,
)

/** The choice that a browser keeps, of whatever version and age. */
export function readConsentChoice(cookies: string): ConsentChoice | null {
  const [, version, at, locale = '', names = ''] = choiceIn.exec(cookies) ?? []
  if (version === undefined) return null
  const named = names.split('.')
  return {
    categories: optionalCategories.filter((category) => named.includes(category)),
    version: Number(version),
    at: Number(at),
    locale,
  }
}

/** Whether a choice is of these words, and not too old. `now` in epoch seconds. */
export const stands = ({ version, at }: ConsentChoice, now: number): boolean =>
  version === consentVersion && now - at < standsFor

/** The request header of Global Privacy Control. `1` is its only value; any other is no signal. */
export const privacyControlHeader = 'sec-gpc'
export const isPrivacyControl = (header: string | undefined): boolean => header === '1'

/**
 * The categories that may be used for a visitor at `now`, in epoch seconds. A yes ends with its words and its time; a
 * no, where everything is allowed until one, stays. Global Privacy Control overrules the choice:
 * docs/decisions/0017-experiments.md says why it denies every other category.
 */
export function allowedCategories(
  choice: ConsentChoice | null,
  regime: ConsentRegime,
  hasPrivacyControl: boolean,
  now: number,
): ReadonlySet<ConsentCategory> {
  if (hasPrivacyControl) return new Set(['required'])
  const chosen = choice && (regime === 'opt-out' || stands(choice, now)) ? choice.categories : null
  return new Set(['required', ...(chosen ?? (regime === 'opt-out' ? optionalCategories : []))])
}
