import type { Experience } from '../setup.ts'
import { Page } from './page.tsx'

type ChooseBlockPageProps = { readonly free: readonly Experience[]; readonly csrf: string }

/** The first step of a new experiment: its block in content, which has the keys. */
export const ChooseBlockPage = ({ free, csrf }: ChooseBlockPageProps) => (
  <Page title="New experiment" csrf={csrf}>
    <h1>New experiment</h1>
    <p class="lead">Choose the block in content whose variants are compared.</p>
    <ul class="links">
      {free.map(({ key, path, variants }) => (
        <li key={key}>
          <a href={`/console/new-experiment?${new URLSearchParams({ of: key })}`}>{key}</a>
          <span class="aside">{`${path} · ${['baseline', ...variants].join(', ')}`}</span>
        </li>
      ))}
    </ul>
    <p>
      <a href="/console/new-experiment?of=">The block isn’t in content yet</a>
    </p>
  </Page>
)
