import { afterEach, beforeEach, expect, vi } from 'vitest'

export type HeardConsole = {
  /** Errors and warnings of this test, oldest first. */
  readonly text: readonly string[]
  /** Announces a matching error or warning; any other fails the test. */
  expectProblem(pattern: RegExp): void
}

/** Fails every test of the file whose page logs an error or a warning. */
export function useConsole(): HeardConsole {
  const text: string[] = []
  let expected: RegExp[] = []
  const listen = (...values: unknown[]) => void text.push(values.map(String).join(' '))
  beforeEach(() => {
    text.length = 0
    expected = []
    vi.spyOn(console, 'error').mockImplementation(listen)
    vi.spyOn(console, 'warn').mockImplementation(listen)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    const problems = text.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(problems, 'what the page complained of').toEqual([])
  })
  return { text, expectProblem: (pattern) => expected.push(pattern) }
}
