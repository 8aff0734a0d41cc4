import { readFileSync, writeFileSync } from 'node:fs'
import { newName, writeFolder } from './new/new-part.ts'
import { fromRoot } from './serve/project.ts'

/**
 * `npm run new:block -- NAME`: a folder of client/blocks with a block that shows its title, its rules, its fixtures and
 * a test that fails until somebody has said what the block is for; and its line in families.ts. Nothing else knows
 * about blocks by name.
 */
const { name, camel, pascal } = newName('new:block', (part) => [`client/blocks/${part}`])

const component = `import { z } from 'zod'
import { type BlockDefinition, defineBlock } from '../block.ts'
import css from './${name}.css?inline'
import { ${camel}Fixtures } from './${name}.fixtures.ts'

export const ${pascal}Props = z.object({
  title: z.string().min(1).max(160),
})

const ${camel} = defineBlock({
  type: '${name}',
  props: ${pascal}Props,
  css,
  fixtures: ${camel}Fixtures,
  render: (props) => (
    <section className="${name} edge">
      <h2 className="title">{props.title}</h2>
    </section>
  ),
})

export const ${camel}Blocks: readonly BlockDefinition[] = [${camel}]
`
const rules = `@layer blocks {
  .${name} {
    margin-block: var(--section);
  }
}
`
const fixtures = `import type { z } from 'zod'
import type { ${pascal}Props } from './${name}.tsx'

export const ${camel}Fixtures: Readonly<Record<string, z.input<typeof ${pascal}Props>>> = {
  plain: { title: 'A title' },
  longWords: { title: 'Fahrradtaugliche Übergangskleidung' },
}
`
const test = `import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContext } from '../context.fixtures.ts'
import { blocks } from '../registry.ts'

describe('${name}', () => {
  it('does what it is for', () => {
    const block = blocks.get('${name}')
    const html = renderToString(block?.render(block.props.parse(block.fixtures['plain']), fixtureContext()))
    expect(html).toContain('say here what ${name} shows')
  })
})
`

writeFolder(`client/blocks/${name}`, {
  [`${name}.tsx`]: component,
  [`${name}.css`]: rules,
  [`${name}.fixtures.ts`]: fixtures,
  [`${name}.test.tsx`]: test,
})

const families = fromRoot('client/blocks/families.ts')
const [heading = '', ...lines] = readFileSync(families, 'utf8').trimEnd().split('\n')
const listed = [...lines, `export { ${camel}Blocks } from './${name}/${name}.tsx'`]
const byFolder = (a: string, b: string) => (a.split("'./")[1] ?? '').localeCompare(b.split("'./")[1] ?? '', 'en')
writeFileSync(families, `${[heading, ...listed.sort(byFolder)].join('\n')}\n`)
console.log(
  `client/blocks/${name} is there, and its line in client/blocks/families.ts. Its test fails: say in it what the block shows.`,
)
