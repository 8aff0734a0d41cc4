import { dismissalName } from '../../shared/content/dismissed.ts'

/** How many dismissed names the cookie stores; the oldest are dropped first. */
const maxNames = 30

/**
 * The `dismissed` cookie's value: names separated by dots. The cookie is not personal data, so it is neither signed nor
 * hidden from script.
 */
export const readDismissed = (cookie: string | undefined): ReadonlySet<string> =>
  new Set(
    (cookie ?? '')
      .split('.')
      .filter((name) => dismissalName.test(name))
      .slice(-maxNames),
  )

/** The cookie's value with one more name; unchanged if the name is not allowed. */
export function withDismissed(dismissed: ReadonlySet<string>, name: string): string {
  const names = dismissalName.test(name)
    ? [...[...dismissed].filter((dismissedName) => dismissedName !== name), name]
    : [...dismissed]
  return names.slice(-maxNames).join('.')
}
