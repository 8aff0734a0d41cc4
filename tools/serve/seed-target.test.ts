import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requireSeedTarget } from './seed-target.ts'

let body = ''
const server = createServer((_, response) => response.end(body))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each(['local', 'test', 'staging'])('a platform in %s takes the demo', async (environment) => {
  body = JSON.stringify({ status: 'up', environment })
  await expect(requireSeedTarget(origin)).resolves.toBeUndefined()
})

it('one in production doesn’t', async () => {
  body = JSON.stringify({ status: 'up', environment: 'production' })
  await expect(requireSeedTarget(origin)).rejects.toThrow(`${origin} is production`)
})

it('nor does one that doesn’t say', async () => {
  for (body of ['', '{}', '<html>', '{"environment":"live"}'])
    await expect(requireSeedTarget(origin)).rejects.toThrow('does not say')
})
