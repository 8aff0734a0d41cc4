import { readFileSync, writeFileSync } from 'node:fs'
import { newName, writeFolder } from './new/new-part.ts'
import { fromRoot } from './serve/project.ts'

/**
 * `npm run new:island -- NAME`: a component with a state in client/islands, its fixtures, its row in contracts.ts, and
 * a test that fails until somebody has said what the island shows. Nothing else lists islands.
 */
const { name, pascal } = newName('new:island', (part) => [
  `client/islands/${part}`,
  // Both kinds are started by their names.
  `client/behaviors/${part}`,
  `tests/components/${part}.test.ts`,
])

const component = `import { useState } from 'react'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'

function ${pascal}({ title }: IslandContext & IslandPropsOf<'${name}'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {title}
    </button>
  )
}

export const island: IslandOf<'${name}'> = ${pascal}
`
const fixtures = `import type { Fixtures } from '../islands.fixtures.ts'

export const fixtures = {
  plain: { props: { title: 'A title' } },
  longWords: { props: { title: 'Fahrradtaugliche Übergangskleidung' } },
} as const satisfies Fixtures<'${name}'>
`
const test = `import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()

it('does what it is for', async () => {
  const host = await hydratedIsland('${name}', 'plain')
  const button = page.getByRole('button', { name: 'A title' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(host.textContent).toContain('say here what ${name} shows')
})
`

const contracts = fromRoot('client/islands/contracts.ts')
const end = '} as const satisfies Readonly<Record<string, IslandContract>>'
const key = name.includes('-') ? `'${name}'` : name
const row = `  ${key}: { props: z.object({ title: z.string() }), messages: [] },\n`
writeFileSync(contracts, readFileSync(contracts, 'utf8').replace(end, `${row}${end}`))

writeFolder(`client/islands/${name}`, { [`${name}.island.tsx`]: component, [`${name}.fixtures.ts`]: fixtures })
writeFileSync(fromRoot(`tests/components/${name}.test.ts`), test)
console.log(
  `client/islands/${name} is there, and its row in client/islands/contracts.ts. Its test, tests/components/${name}.test.ts, fails: say in it what the island shows.`,
)
