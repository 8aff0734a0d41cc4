import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { carts } from '../../client/islands/cart.fixtures.ts'
import { useCartServer } from './harness/cart-server.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
const server = useCartServer()

const email = page.getByRole('textbox', { name: 'Recipient’s email' })
const save = page.getByRole('button', { name: 'Save' })

async function openGift(): Promise<void> {
  server.open(carts.giftCard)
  await hydratedIsland('gift-option', 'given')
}

it('says at the field that a receiver has no such address, before anything is sent', async () => {
  await openGift()
  await email.fill('zoe@post')
  await save.click()
  await expect.element(email).toHaveAccessibleDescription('Email is not valid')
  await expect.element(email).toHaveFocus()
  expect(server.posts).toEqual([])
})

it('says at the field what the server finds wrong with it, and keeps what was typed', async () => {
  await openGift()
  server.refuseNext({ message: 'Email is not valid', place: 'input', texts: { giftEmail: 'Email is not valid' } })
  await email.fill('zoe@post.example')
  await save.click()
  await expect.element(email).toHaveAccessibleDescription('Email is not valid')
  await expect.element(email).toHaveValue('zoe@post.example')
  expect(server.posts).toMatchObject([{ action: 'gift-option', fields: { giftEmail: 'zoe@post.example' } }])
})

it('marks what is missing once one of the fields is filled', async () => {
  await openGift()
  await page.getByRole('textbox', { name: 'For' }).fill('')
  await save.click()
  await expect.element(page.getByRole('textbox', { name: 'For' })).toHaveAccessibleDescription('This field is required')
  expect(server.posts).toEqual([])
})
