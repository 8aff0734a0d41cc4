import { Page, type PageProps } from './page.tsx'

type RefusalPageProps = Pick<PageProps, 'title' | 'csrf'> & { readonly advice: string }

/** The page an operator sees instead of the requested one. */
export const RefusalPage = ({ title, csrf, advice }: RefusalPageProps) => (
  <Page title={title} csrf={csrf}>
    <h1>{title}</h1>
    <p class="lead">{advice}</p>
    <p>
      <a href="/console/experiments">All experiments</a>
    </p>
  </Page>
)
