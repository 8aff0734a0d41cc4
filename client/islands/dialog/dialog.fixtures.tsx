import type { Fixtures } from '../islands.fixtures.ts'

export const fixtures = {
  drawer: { props: { kind: 'drawer' }, slot: <div data-body="">{'In the <bag> & more'}</div> },
  page: {
    props: { kind: 'page' },
    slot: (
      <div data-body="">
        <h1>How to pay</h1>
        <p>
          Later: <a href="/en-us/help">with help</a>,{' '}
          <a href="/en-us/c/women-1000" data-dismiss="">
            or not at all
          </a>
        </p>
      </div>
    ),
  },
  empty: { props: { kind: 'page' }, slot: <div data-body="" data-wait="" /> },
  withoutSlot: { props: { kind: 'page' } },
} as const satisfies Fixtures<'dialog'>
