import { expect, it } from 'vitest'
import { membersIn } from './dead-members.ts'

const dead = (text: string): string[] => {
  const { declared, read } = membersIn('a.ts', text)
  return declared.filter(({ name }) => !read.has(name)).map(({ name, at }) => `${at} ${name}`)
}
const type = 'type A = { readonly isBot: boolean }\n'

it('finds a member that is declared and set but never read', () => {
  expect(dead(`${type}const a: A = { isBot: true }`)).toEqual(['a.ts:1 isBot'])
  expect(dead(`interface A { isBot: boolean }\nfunction make(a: A) { a.isBot = true }`)).toEqual(['a.ts:1 isBot'])
})

it.each([
  'const read = (a: A) => a.isBot',
  'const read = ({ isBot }: A) => isBot',
  'const read = ({ isBot: robot }: A) => robot',
  "const read = (a: A) => a['isBot']",
  "type Part = Pick<A, 'isBot'>",
])('takes it for read in: %s', (text) => {
  expect(dead(type + text)).toEqual([])
})
