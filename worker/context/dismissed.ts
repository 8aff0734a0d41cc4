import { dismissalName } from '../../shared/content/dismissed.ts'

/** Most names that a visitor's closing of things is kept under; the oldest make room. */
const maxNames = 30

/** What the `dismissed` cookie holds: names, parted by dots. It says nothing about anybody, so it is neither signed nor hidden from script. */
export const readDismissed = (cookie: string | undefined): ReadonlySet<string> =>
  new Set(
    (cookie ?? '')
      .split('.')
      .filter((name) => dismissalName.test(name))
      .slice(-maxNames),
  )

/** The cookie's value with one more name; the same value for a name that can't be kept. */
export function withDismissed(dismissed: ReadonlySet<string>, name: string): string {
  const names = dismissalName.test(name) ? [...[...dismissed].filter((known) => known !== name), name] : [...dismissed]
  return names.slice(-maxNames).join('.')
}
