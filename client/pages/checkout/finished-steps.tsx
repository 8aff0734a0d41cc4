import type { PageContext } from '../page-context.ts'

/** A part of what was entered, with a link to change it. */
export type ReviewRow = {
  readonly title: string
  readonly lines: readonly string[]
  readonly changeHref: string
  readonly changeLabel: string
}

type FinishedStepsProps = Pick<PageContext, 't'> & {
  readonly rows: readonly ReviewRow[]
  readonly heading: 'h2' | 'h3'
}

/** The steps before the open one, in short. */
export function FinishedSteps({ t, rows, heading: Heading }: FinishedStepsProps) {
  if (rows.length === 0) return null
  return (
    <div className="co-review">
      {rows.map((row) => (
        <section key={row.title}>
          <Heading>{row.title}</Heading>
          <p>
            {row.lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
          <a className="link label" href={row.changeHref} aria-label={row.changeLabel}>
            {t('checkout.change')}
          </a>
        </section>
      ))}
    </div>
  )
}
