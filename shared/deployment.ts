/**
 * Where a Worker runs. `production` handles real payments, so it rejects local values and template placeholders.
 */
export const environments = ['local', 'test', 'staging', 'production'] as const

/** The prefix of every published secret (.dev.vars.example), so that production can reject them. */
const localSecretPrefix = 'local-'
/** Marks values in wrangler.toml that only the account's owner knows. */
export const isPlaceholder = (value: string): boolean => value.includes('replace-with')

type Variables = Readonly<Record<string, unknown>>

/**
 * `NAME: reason` for each invalid one of the named secrets and of the variables named *_ORIGIN, *_ORIGINS or *_URL.
 */
export function productionFaults(variables: Variables, secrets: readonly string[]): string[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    const reasons = secrets.includes(name)
      ? [secretFault(value)]
      : /_ORIGINS?$/.test(name)
        ? originsIn(value).map(originFault)
        : name.endsWith('_URL')
          ? originsIn(value).map((url) => originFault(URL.canParse(url) ? new URL(url).origin : url))
          : []
    return reasons.flatMap((reason) => (reason ? [`${name}: ${reason}`] : []))
  })
}

/** Parses a variable with a list of origins. */
export const originsIn = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

/** Turnstile's, hCaptcha's and reCAPTCHA's secrets for tests, with which everybody or nobody is a person. */
const captchaTestSecrets = [/^[123]x0{30,}A{2}$/, /^0x0{40}$/, /^6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe$/]

function secretFault(value: string): string | null {
  if (captchaTestSecrets.some((pattern) => pattern.test(value))) return 'is a captcha service’s secret for tests'
  if (value.startsWith(localSecretPrefix)) return 'is a local secret, which anybody can read in the repository'
  return isPlaceholder(value) ? 'is still the placeholder' : null
}

const originPattern = /^(https?):\/\/(\[[\da-f:.]+\]|[^\s/:?#@[\]]+)(?::\d+)?\/?$/i
const loopbackPattern = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])\.?$/i

function originFault(origin: string): string | null {
  if (isPlaceholder(origin)) return `${origin} is still the placeholder`
  const [, scheme = '', host = ''] = originPattern.exec(origin) ?? []
  if (host === '') return `${origin} is no origin`
  if (loopbackPattern.test(host)) return `${origin} is this machine's own address`
  return scheme.toLowerCase() === 'https' ? null : `${origin} is not https`
}
