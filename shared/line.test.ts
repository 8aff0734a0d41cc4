import { describe, expect, it } from 'vitest'
import { createLine } from './line.ts'

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('createLine', () => {
  it('runs one task at a time, in order', async () => {
    const line = createLine(50, nextTick)
    let running = 0
    let maxRunning = 0
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        line.join(async () => {
          running += 1
          maxRunning = Math.max(maxRunning, running)
          await nextTick()
          order.push(index)
          running -= 1
        }),
      ),
    )
    expect(maxRunning).toBe(1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(line.length()).toBe(0)
  })

  it('rejects new tasks when it is full', async () => {
    const line = createLine(3, nextTick)
    const answers = await Promise.all(Array.from({ length: 6 }, () => line.join(async () => 'drawn')))
    expect(answers).toEqual(['drawn', 'drawn', 'drawn', 'drawn', null, null])
  })

  it('continues after a task that fails', async () => {
    const line = createLine(3, nextTick)
    const failed = line.join(() => Promise.reject(new Error('no such view')))
    const next = line.join(async () => 'drawn')
    await expect(failed).rejects.toThrow('no such view')
    expect(await next).toBe('drawn')
  })

  it('continues after a task that never settles', async () => {
    const line = createLine(3, nextTick)
    void line.join(() => new Promise(() => undefined))
    expect(await line.join(async () => 'drawn')).toBe('drawn')
  })
})
