import { expect, it } from 'vitest'
import { askAll, stateOfRefusable, stateOfStatus, up } from './readiness.ts'

const neverResolves = () => new Promise<never>(() => undefined)

it('is ready when every dependency is up', async () => {
  expect(await askAll({ database: async () => up, payments: async () => stateOfStatus(404) }, neverResolves)).toEqual({
    ready: true,
    dependencies: { database: 'up', payments: 'up' },
  })
})

it('reports why each dependency that fails, throws or hangs is not ready', async () => {
  const dependencies = {
    database: async () => up,
    content: async () => stateOfStatus(502),
    images: async () => {
      throw new Error('refused')
    },
    social: neverResolves,
  }
  expect(await askAll(dependencies, async () => undefined)).toEqual({
    ready: false,
    dependencies: {
      database: 'up',
      content: 'answers 502',
      images: 'Error: refused',
      social: 'no answer in 2000 ms',
    },
  })
})

it('names what a server refuses', () => {
  const states = [401, 403, 404, 500].map((status) => stateOfRefusable(status, 'ITS_KEY'))
  expect(states).toEqual(['refuses ITS_KEY: 401', 'refuses ITS_KEY: 403', up, 'answers 500'])
})

it('treats 501 and 404 as up', () => {
  expect([stateOfStatus(501), stateOfStatus(404)]).toEqual([up, up])
})
