import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const { staleReason } = require('./stale-reason.cjs') as { staleReason(root: string): string | undefined }
const { adviceFor } = require('./advice.cjs') as { adviceFor(answer: object, npmVersion: string): string[] }

describe('staleReason', () => {
  let root = ''
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(value))
  }
  const packages = {
    '': {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/other': { version: '1.0.0', optional: true },
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kerb-setup-'))
    write('package-lock.json', { packages })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('installs into a bare clone', () => {
    expect(staleReason(root)).toBe('node_modules is missing')
  })

  it('leaves what fits the lock file alone, without the packages of other machines', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '4.0.0' } } })
    write('node_modules/zod/package.json', {})
    expect(staleReason(root)).toBeUndefined()
  })

  it('names what is missing, old or deleted', () => {
    write('node_modules/.package-lock.json', { packages: {} })
    expect(staleReason(root)).toBe('zod is missing')
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '3.9.0' } } })
    expect(staleReason(root)).toBe('zod is 3.9.0, not 4.0.0')
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '4.0.0' } } })
    expect(staleReason(root)).toBe('zod was deleted')
  })
})

describe('adviceFor', () => {
  it.each([
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code ENOTFOUND\nrequest to https://registry.npmjs.org/zod failed', /registry cannot be reached/],
    ['npm error code EACCES', /may not be written/],
    ['npm error code EUSAGE\npackage.json and package-lock.json are not in sync', /does not match/],
  ])('%s', (stderr, advice) => {
    expect(adviceFor({ status: 1, stderr, stdout: '' }, '11.0.0').join('\n')).toMatch(advice)
  })

  it('requires a newer npm when it is too old', () => {
    expect(adviceFor({ status: 1, stderr: 'npm ERR! x', stdout: '' }, '6.14.0').join('\n')).toMatch(
      /npm 6\.14\.0 is old/,
    )
  })

  it('repeats what npm said', () => {
    expect(adviceFor({ status: 1, stderr: 'npm error something new', stdout: '' }, '11.0.0')).toContain(
      'npm error something new',
    )
  })
})
