import { expect, it } from 'vitest'
import { castsIn } from './code.ts'

it('counts what the compiler takes at its word, and not what it checks', () => {
  expect(
    castsIn('a.ts', "const a = b as C; const d = e!.f; const g = b as unknown as C; const h = ['x'] as const"),
  ).toBe(4)
  expect(castsIn('a.tsx', 'const a = <p>b as C</p>; const d = e satisfies F; import { g as h } from "i"')).toBe(0)
})
