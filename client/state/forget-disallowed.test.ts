import { afterEach, expect, it, vi } from 'vitest'
import { storageRegister } from '../../shared/browser-register.ts'
import { consentHeader } from '../../shared/consent.fixtures.ts'
import { optionalCategories } from '../../shared/consent.ts'
import { forgetDisallowed } from './forget-disallowed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([[], ['functional'], ['performance', 'targeting'], optionalCategories] as const)(
  'with consent to %j, all else of the register is taken away',
  (...allowed) => {
    const rows = Object.values(storageRegister)
    const kept = new Set<string>(rows.map(({ name }) => name))
    vi.stubGlobal('window', { localStorage: { removeItem: (name: string) => kept.delete(name) } })
    vi.stubGlobal('document', { cookie: consentHeader(...allowed), body: { dataset: {} } })
    vi.stubGlobal('navigator', {})
    forgetDisallowed()
    const mayStay: readonly string[] = ['required', ...allowed]
    expect([...kept]).toEqual(rows.filter(({ category }) => mayStay.includes(category)).map(({ name }) => name))
  },
)
