import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { mailboxesOf } from './mailboxes.ts'

/** Whoever reads a mailbox that is not the account's any more, and what its mails still open. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const { signUp, press, prove, choose } = mailboxesOf(() => shop)
describe('an undo of a new password', () => {
  const phoneOf = async (name: string, password: string) => {
    const { consumerDetails } = await (await shop.person(name, undefined, password)).call('consumer.get', {})
    return [consumerDetails.phone, consumerDetails.phoneProven]
  }
  const change = (who: Shopper) =>
    who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Thief-2026' } })

  it('keeps a number that was proven before', async () => {
    const who = await signUp('own-number')
    await prove(who, '+12125550161')
    await change(who)
    expect(await choose((await press('own-number')) ?? '', 'Owner-2026')).toBeNull()
    expect(await phoneOf('own-number', 'Owner-2026')).toEqual(['+12125550161', true])
  })

  it('gives back the number that was replaced before', async () => {
    const who = await signUp('replaced-number')
    await prove(who, '+12125550162')
    await prove(who, '+12125550163')
    await change(who)
    expect(await choose((await press('replaced-number')) ?? '', 'Owner-2026')).toBeNull()
    expect(await phoneOf('replaced-number', 'Owner-2026')).toEqual(['+12125550162', true])
  })
})
