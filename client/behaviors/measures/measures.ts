import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Measure } from '../../../shared/contracts/measure.ts'
import { ingestPath, measureLimits, type PageWay } from '../../../shared/measures.ts'
import { isAllowed } from '../../state/consent.ts'
import type { Attach } from '../attach.ts'

/** A page as it is reported: script may put another one into its place, or bring it back as it was left. */
type Viewed = { readonly path: string; readonly way: PageWay }

/**
 * Measures the page for the shop's own figures (spec 1 §7 "performance ingest"): each of its views once, when it is
 * left or put aside. Nothing is kept in the browser, and nothing is sent once consent was taken back.
 */
export const attach: Attach<'measures'> = (_, view) => {
  const first: Viewed = { path: location.pathname, way: view.way }
  const measures = new Map<string, Viewed & { readonly measure: Measure }>()
  const sent = new Set<string>()

  const note = (metric: Metric) => {
    const { id, name, value, navigationType, navigationURL } = metric
    if (name === 'FCP' || sent.has(id)) return
    const isSoft = navigationType === 'soft-navigation'
    const viewed: Viewed = isSoft ? { path: new URL(navigationURL ?? location.href).pathname, way: 'soft' } : first
    measures.set(id, { ...viewed, measure: { name, value, cause: causeOf(metric) } })
  }
  const options = { reportAllChanges: true, reportSoftNavs: true }
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, options)

  const noteError = (text: string) => {
    const cause = clean(text)
    measures.set(cause, { ...first, measure: { name: 'error', value: 1, cause } })
  }
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    const kind = error instanceof Error ? error.name : 'Error'
    noteError(`${kind} ${filename.split('/').at(-1)}:${lineno}:${colno}`)
  })

  if ('ReportingObserver' in globalThis)
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports) {
          const { effectiveDirective = '', id = '' } = (body ?? {}) as Partial<Record<string, string>>
          noteError(`${type} ${effectiveDirective || id}`)
        }
      },
      { types: ['csp-violation', 'intervention'], buffered: true },
    ).observe()

  const send = () => {
    const views = new Map<string, Viewed & { readonly measures: Measure[] }>()
    for (const [id, { path, way, measure }] of isAllowed('performance') ? measures : []) {
      const viewed = views.get(`${way} ${path}`) ?? { path, way, measures: [] }
      views.set(`${way} ${path}`, viewed)
      if (viewed.measures.length < measureLimits.measures) viewed.measures.push(measure)
      sent.add(id)
    }
    measures.clear()
    for (const { path, way, measures } of views.values())
      navigator.sendBeacon(ingestPath, JSON.stringify({ view: { ...view, way }, path, measures }))
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

/** The element that was last or most at fault. */
function causeOf({ entries }: Metric): string {
  const entry = entries.at(-1) as { readonly element?: Element; readonly target?: Node } | undefined
  const node = entry?.element ?? entry?.target
  return node instanceof Element ? clean([node.localName, node.classList[0]].filter(Boolean).join('.')) : ''
}

const clean = (text: string): string => text.replaceAll(/[^\w .:#>/-]/g, '').slice(0, 120)
