import { expect, it } from 'vitest'
import { accountMethods } from './payment-accounts.ts'
import {
  byPayingOrder,
  isProvided,
  isReward,
  isWallet,
  PaymentMethodId,
  ProvidedMethod,
  SavedMethod,
  savedLabel,
  WalletMethod,
  walletOf,
} from './payment-methods.ts'

const allMethods = PaymentMethodId.options

it('divides methods into accounts of the shop and methods of a provider', () => {
  const accounts: readonly PaymentMethodId[] = accountMethods.map(({ id }) => id)
  expect(allMethods.filter((id) => accounts.includes(id) === isProvided(id))).toEqual([])
  expect(ProvidedMethod.options.filter(isWallet)).toEqual(WalletMethod.options)
  expect(isProvided('CASH')).toBe(false)
})

it('uses credit before rewards, and every account before a provider', () => {
  const sorted = [...allMethods].reverse().sort(byPayingOrder)
  expect(sorted.indexOf('ATHLETES_PAYMENT')).toBeLessThan(
    Math.min(...sorted.filter(isReward).map((id) => sorted.indexOf(id))),
  )
  expect(sorted.slice(-ProvidedMethod.options.length)).toEqual(ProvidedMethod.options)
})

it('has a separate script for each wallet', () => {
  const scripts = WalletMethod.options.map((id) => walletOf(id).script)
  expect(new Set(scripts).size).toBe(scripts.length)
  for (const script of scripts) expect(script).toMatch(/^[a-z-]+$/)
})

it('labels saved methods', () => {
  expect(SavedMethod.options.map(savedLabel)).toEqual(['people.rewardCode', 'people.rewardCard', 'people.card'])
})
