/** A version as conditions compare it: up to three numbers, and what follows `-` or `+` as one more part. */
export type SemanticVersion = {
  readonly parts: readonly Part[]
  readonly preRelease: boolean
  readonly build: boolean
}

type Part = { readonly text: string; readonly isNumber: boolean; readonly number: number }

const isNumeric = (part: string): boolean => /^\d+$/.test(part)

/** Null where it has spaces, more than three numbers, or a part before the suffix that is no number (spec 2 §5). */
export function parseVersion(version: string): SemanticVersion | null {
  if (/\s/.test(version)) return null
  const split = version.search(/[-+]/)
  const numbers = (split < 0 ? version : version.slice(0, split)).split('.')
  if (numbers.length > 3 || !numbers.every(isNumeric)) return null
  const suffix = split < 0 ? '' : version.slice(split + 1)
  return {
    parts: (suffix === '' ? numbers : [...numbers, suffix]).map((part) => ({
      text: part,
      isNumber: isNumeric(part),
      number: Number.parseInt(part, 10),
    })),
    preRelease: version[split] === '-',
    build: version[split] === '+',
  }
}

/**
 * Below, at or above zero as `user` is older than, equal to or newer than `wanted`. A part that `wanted` leaves out is
 * not compared.
 */
export function compareVersions(user: SemanticVersion, wanted: SemanticVersion): number {
  let index = 0
  for (const wantedPart of wanted.parts) {
    const userPart = user.parts[index]
    index += 1
    if (userPart === undefined) return wanted.preRelease || wanted.build ? 1 : -1
    if (userPart.isNumber) {
      if (userPart.number > wantedPart.number) return 1
      if (userPart.number < wantedPart.number) return -1
    } else if (userPart.text < wantedPart.text) {
      return wanted.preRelease && !user.preRelease ? 1 : -1
    } else if (userPart.text > wantedPart.text) {
      return !wanted.preRelease && user.preRelease ? -1 : 1
    }
  }
  return user.preRelease && !wanted.preRelease ? -1 : 0
}
