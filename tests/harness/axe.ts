import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type Scope = {
  /** The checked element; the whole page if absent. */
  readonly include?: string
  readonly exclude?: readonly string[]
  /** true: axe's advice as well as the rules of WCAG 2.2 AA. */
  readonly bestPractices?: boolean
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe's findings for the page in its current state. */
export async function findViolations(
  page: Page,
  { include, exclude = [], bestPractices = false }: Scope = {},
): Promise<{ id: string; where: string[] }[]> {
  // Otherwise each call opens a new page, for frames of other origins that axe can't check here anyway.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  for (const selector of exclude) axe.exclude(selector)
  if (!bestPractices) axe.withTags(wcag)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))
}
