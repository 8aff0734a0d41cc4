import type { Child } from 'hono/jsx'

export type PageProps = {
  readonly title: string
  /** The token of the session's forms; null on the sign-in page. */
  readonly csrf: string | null
  readonly children?: Child
}

/** Every page of the console. The console has no script. */
export const Page = ({ title, csrf, children }: PageProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · Console`}</title>
      <link rel="stylesheet" href="/console/console.css" />
    </head>
    <body>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <header class="bar">
        <a class="brand" href="/console/experiments">
          <span aria-hidden="true" class="mark" />
          Experiments
        </a>
        {csrf !== null && (
          <>
            <a class="quiet" href="/console/visits">
              Visits
            </a>
            <a class="quiet" href="/console/speed">
              Speed
            </a>
            <a class="quiet" href="/console/prices">
              Prices
            </a>
          </>
        )}
        {csrf !== null && (
          <form method="post" action="/console/sign-out">
            <input type="hidden" name="csrf" value={csrf} />
            <button class="quiet" type="submit">
              Sign out
            </button>
          </form>
        )}
      </header>
      <main id="main" tabindex={-1}>
        {children}
      </main>
    </body>
  </html>
)

/** A message about what failed or succeeded. */
export const Notice = ({ kind, children }: { readonly kind: 'fault' | 'done' | 'hint'; readonly children?: Child }) => (
  <p class={`notice ${kind}`} role={kind === 'fault' ? 'alert' : 'status'}>
    {children}
  </p>
)
