import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it('an address keeps its first character and its domain', () => {
  expect(maskedEmail('mara@kerb.example')).toBe('m•••@kerb.example')
  expect(maskedEmail('"a@b"@kerb.example')).toBe('"•••@kerb.example')
  expect(maskedEmail('👟x@kerb.example')).toBe('👟•••@kerb.example')
})
