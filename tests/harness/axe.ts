import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { fromRoot } from '../../tools/serve/project.ts'

type Scope = {
  /** The checked element; the whole page if absent. */
  readonly include?: string
  readonly exclude?: readonly string[]
  /** true: axe's advice as well as the rules of WCAG 2.2 AA. */
  readonly bestPractices?: boolean
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const axeScript = readFileSync(fromRoot('node_modules/axe-core/axe.min.js'), 'utf8')

/**
 * axe's findings for the page in its current state, without frames: those of the shop are of other origins, which axe
 * can't check from here.
 */
export async function findViolations(
  page: Page,
  { include, exclude = [], bestPractices = false }: Scope = {},
): Promise<{ id: string; where: string[] }[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(!bestPractices && { runOnly: wcag }),
  }
  // Not by @axe-core/playwright, which sends a larger script to the page, twice for each call.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }
      const { violations } = await axe.run(context, options)
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))
    },
    { context: { include: include ? [include] : [], exclude: [...exclude] }, options },
  )
}
