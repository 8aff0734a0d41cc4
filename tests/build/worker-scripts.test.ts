import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { buildIfStale } from '../../tools/serve/build.ts'
import { fromRoot } from '../../tools/serve/project.ts'

beforeAll(buildIfStale)

describe.each(['wrangler.toml', 'platform/wrangler.toml'])('the script of %s, which V8 reads at each start', (file) => {
  const script = () =>
    readFileSync(readConfig({ config: fromRoot(file) }, { hideWarnings: true }).main ?? '', { encoding: 'utf8' })

  it('is ASCII', () => {
    expect(script().match(/[^\n\r\t -~]/g)).toBeNull()
  })

  it('has its strings in quotes', () => {
    const tagged = new Set<unknown>()
    const inTemplates: string[] = []
    new Visitor({
      TaggedTemplateExpression(node) {
        tagged.add(node.quasi)
      },
      TemplateLiteral(node) {
        if (node.expressions.length === 0 && !tagged.has(node)) inTemplates.push(node.quasis[0]?.value.raw ?? '')
      },
    }).visit(parseSync('script.js', script()).program)
    expect(inTemplates.filter((text) => !(/\n/.test(text) || (text.includes('"') && text.includes("'"))))).toEqual([])
  })
})
