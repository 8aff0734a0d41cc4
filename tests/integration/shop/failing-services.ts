import { expect } from 'vitest'
import type { Shop } from '../../harness/shop.ts'

export const ways = {
  'answers 503': {
    status: 503,
    body: { errorDetails: [{ errorId: 'GEN500', message: 'not now' }], appId: 'shop', correlationId: '' },
  },
  hangs: 'never',
  'answers nonsense': { status: 200, body: { answer: 42 } },
} as const
export type Way = keyof typeof ways
export const everyWay = Object.keys(ways) as Way[]

/** Parts that the page's line in the log says that it was made without; undefined where it is whole. */
export async function makeshiftOf(shop: Shop, requestId: string): Promise<unknown> {
  const isIts = ({ message }: { readonly message: string }) =>
    message.includes(requestId) && message.includes('"request"')
  await expect.poll(() => shop.logs.some(isIts)).toBe(true)
  const { message = '' } = shop.logs.find(isIts) ?? {}
  return JSON.parse(message.slice(message.indexOf('{'))).makeshift
}
