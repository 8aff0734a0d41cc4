import { expect, it, vi } from 'vitest'
import { workerEdges } from '../../backend/edges.ts'
import { refuse, succeed } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'
import { orSystemError } from './system-error.ts'

const context = { requestId: 'call-of-a-test' } as unknown as AccountsContext

it('a sign-in that breaks is AUT500, and its reason is in the log alone', async () => {
  const log = vi.spyOn(workerEdges, 'log').mockImplementation(() => undefined)
  const broken = orSystemError(() => Promise.reject(new Error('D1_ERROR: no such table')))
  expect(await broken({}, context)).toEqual(refuse('AUT500'))
  expect(log).toHaveBeenCalledWith('error', 'sign-in.failed', {
    requestId: 'call-of-a-test',
    reason: 'Error: D1_ERROR: no such table',
  })
})

it('every other result is returned as it is', async () => {
  for (const result of [succeed('done'), refuse('AUT401')])
    expect(await orSystemError(() => Promise.resolve(result))({}, context)).toBe(result)
})
