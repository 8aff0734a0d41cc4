import { href } from '../../../shared/routes.ts'
import type { SizeTable } from '../../../shared/sizing/size-charts.ts'
import type { PageContext } from '../page-context.ts'
import { DialogFrame, dialogCss } from './dialog-frame.tsx'
import css from './size-chart.css?inline'
import { SizeFinder, type SizeFinderProps } from './size-finder.tsx'

export const sizeChartCss: readonly string[] = [...dialogCss, css]

/** `kind`: what is measured. `tables`: the product's chart and, for shoes, widths of a foot. `finder`: for shoes. */
export function SizeChartDialog({
  site,
  t,
  kind,
  tables,
  finder,
}: PageContext & {
  readonly kind: 'foot' | 'body'
  readonly tables: readonly SizeTable[]
  readonly finder: Omit<SizeFinderProps, keyof PageContext> | null
}) {
  return (
    <DialogFrame title={t('sizing.title')}>
      {finder ? <SizeFinder site={site} t={t} {...finder} /> : null}
      {tables.map(({ columns, rows }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        <section className="chart" key={columns.join()} tabIndex={0} aria-label={columns.join(', ')}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...others]) => (
                <tr key={[first, ...others].join()}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <h2>{t(kind === 'foot' ? 'sizing.measureFoot' : 'sizing.measureBody')}</h2>
      <p>{t(kind === 'foot' ? 'sizing.measureFootText' : 'sizing.measureBodyText')}</p>
      <p>
        <a className="link" href={href.help(site.locale, 'sizing')}>
          {t('sizing.help')}
        </a>
      </p>
    </DialogFrame>
  )
}
