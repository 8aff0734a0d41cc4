import { expect, it } from 'vitest'
import { messages as de } from './messages/de.ts'

it.each(Object.entries(de))('the German mail %s says du, as the shop does', (_, { subject, text }) => {
  expect(`${subject} ${text}`).not.toMatch(/\b(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/)
})
