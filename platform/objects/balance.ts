import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

/** One account that many may draw on at once: a gift card, points, credit, an allowance, the uses of a coupon. Never below zero. */
export class BalanceObject extends DurableObject<Env> {
  /** Sets `amount` aside under `id` until it is committed or released. The same id again is the same hold. `expiresAt` in epoch milliseconds. */
  hold(_hold: { id: string; amount: number; opening: number; expiresAt: number }): { ok: boolean; balance: number } {
    throw new Error('not built')
  }
  /** What is left, holds taken off. */
  balance(_opening: number): number {
    throw new Error('not built')
  }
}
