import { expect, it } from 'vitest'
import { wideComments } from './comment-width.ts'

it('finds comments that are wider than code may be, and no code or suppression', () => {
  const wide = 'x'.repeat(120)
  const source = [
    `// ${wide}`,
    `const text = '${wide}'`,
    ` * ${wide}`,
    `// biome-ignore lint/x: ${wide}`,
    `// ${wide.slice(3)}`,
  ]
  expect(wideComments(source.join('\n'))).toEqual([1, 3])
})
