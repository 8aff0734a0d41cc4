import { expect, it, vi } from 'vitest'
import { retry, retryWaitMs } from './retry.ts'

const plan = { firstMs: 100, longestMs: 400, budgetMs: 1100 }

it('doubles the wait up to the maximum, until the budget is spent', () => {
  expect([1, 2, 3, 4, 5, 6, 1000].map((failures) => retryWaitMs(plan, failures))).toEqual([
    100,
    200,
    400,
    400,
    null,
    null,
    null,
  ])
  expect(retryWaitMs({ firstMs: 100, budgetMs: 100 }, 2)).toBeNull()
  expect(retryWaitMs({ ...plan, budgetMs: Number.POSITIVE_INFINITY }, 5000)).toBe(400)
})

it('retries errors and failures with the planned waits', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => waits.push(ms)
  const work = vi.fn(async () => 200)
  work.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(503)
  expect(await retry(work, { plan, wait, isFailure: (status) => status === 503 })).toBe(200)
  expect(waits).toEqual([100, 200])
})

it('ends with the last outcome or error once the budget is spent', async () => {
  const wait = vi.fn(async () => undefined)
  expect(await retry(async () => 503, { plan, wait, isFailure: () => true })).toBe(503)
  expect(wait).toHaveBeenCalledTimes(4)
  await expect(retry(() => Promise.reject(new Error('down')), { plan, wait })).rejects.toThrow('down')
  expect(wait).toHaveBeenCalledTimes(8)
})

it('does not retry permanent errors', async () => {
  const wait = vi.fn(async () => undefined)
  const work = () => Promise.reject(new Error('wrong key'))
  await expect(retry(work, { plan, wait, isTransient: () => false })).rejects.toThrow('wrong key')
  expect(wait).not.toHaveBeenCalled()
})
