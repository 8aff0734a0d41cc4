import { expect, it } from 'vitest'
import { newPreview } from '../http/cookies/preview-cookie.ts'
import { isCurrent, Preview } from './preview.ts'

const startedAt = new Date('2026-11-01T09:00:00Z')
const later = (ms: number) => new Date(startedAt.getTime() + ms)
const hours = 3_600_000

it('a preview lasts eight hours and not an instant more', () => {
  const preview = newPreview(startedAt)
  expect(isCurrent(preview, startedAt)).toBe(true)
  expect(isCurrent(preview, later(8 * hours - 1))).toBe(true)
  expect(isCurrent(preview, later(8 * hours))).toBe(false)
  expect(isCurrent(preview, later(365 * 24 * hours))).toBe(false)
})

it.each([null, undefined, {}, 'x', { ...newPreview(startedAt), expiresAt: 'never' }])('%j is none', (sealed) => {
  expect(Preview.safeParse(sealed).success).toBe(false)
})
