/**
 * Memoizes Intl formatters by their arguments: constructing one takes a hundred times as long as formatting with it,
 * and a page formats hundreds of numbers.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeFormat<Of extends readonly unknown[], Format>(build: (...args: Of) => Format) {
  const cache = new Map<string, Format>()
  return (...args: Of): Format => {
    const key = JSON.stringify(args)
    const format = cache.get(key) ?? build(...args)
    cache.set(key, format)
    return format
  }
}

export const numberFormat = memoizeFormat(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
)
export const dateFormat = memoizeFormat(
  (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
)
export const relativeTimeFormat = memoizeFormat(
  (...args: ConstructorParameters<typeof Intl.RelativeTimeFormat>) => new Intl.RelativeTimeFormat(...args),
)
export const pluralRules = memoizeFormat(
  (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
)
