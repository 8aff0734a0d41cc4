import { headerCss } from '../../client/pages/chrome/header.tsx'
import { Mark } from '../../client/pages/chrome/mark.tsx'
import { BodyStart, HeadStart, TabLook } from '../../client/pages/document.tsx'
import { WaysOut } from '../../client/pages/error-page.tsx'
import { HiddenFields, type SentFields } from '../../client/pages/form/hidden-fields.tsx'
import { MessagePage, messagePageCss } from '../../client/pages/message-page.tsx'
import { pageCss } from '../../client/styles/page-css.ts'
import { formatter } from '../../shared/i18n/formatter.ts'
import { type Locale, sites } from '../../shared/i18n/locales.ts'
import { href } from '../../shared/routes.ts'
import { headText } from './document-text.ts'
import { fillHoles } from './holes.ts'
import { renderNode } from './stream.ts'

/** `fields`: what was typed, without secrets. */
export type RefusedForm = { readonly action: string; readonly fields: SentFields }

/** A refusal in the words of its locale. `canRetry`: a link may ask for the same address again. */
export type Refusal = {
  /** A form that was refused: its address, and what it may send again. Null for a link. */
  readonly form: RefusedForm | null
  readonly locale: Locale
  readonly title: string
  readonly body: string
  readonly canRetry: boolean
}

/**
 * A few for each locale: texts differ by their reason, and by how long it lasts. Pages with typed text are not kept.
 */
const drawn = new Map<string, string>()

/**
 * The page of a request that is refused before anything is read, as HTML: its words and ways on under the shop's mark,
 * without menu, footer and script. Drawn once in an isolate, because it is sent when there is no time to draw.
 */
export function refusalPage(refusal: Refusal, nonce: string): string {
  const key = JSON.stringify(refusal)
  const text = drawn.get(key) ?? draw(refusal)
  if (refusal.form === null) drawn.set(key, text)
  return fillHoles(text, (name) => (name === 'nonce' ? nonce : null))
}

function draw({ locale, title, body, canRetry, form }: Refusal): string {
  const [site, t] = [sites[locale], formatter(locale)]
  const head = headText({
    lang: site.bcp47,
    start: renderNode(<HeadStart title={t('site.titleSuffix', { title })} description={body} index={false} />),
    rules: pageCss([headerCss], messagePageCss),
    rest: renderNode(<TabLook />),
  })
  const page = (
    <>
      <BodyStart t={t} />
      <header className="head edge">
        <a className="mark" href={href.home(locale)} aria-label={t('header.home')}>
          <Mark t={t} />
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <MessagePage title={title} body={body}>
          {form ? (
            <form method="post" action={form.action}>
              <HiddenFields fields={form.fields} />
              <button type="submit" className="btn">
                {t('error.retry')}
              </button>
            </form>
          ) : null}
          <WaysOut site={site} t={t} retryHref={canRetry ? '' : undefined} />
        </MessagePage>
      </main>
    </>
  )
  return `${head}<body>${renderNode(page)}</body></html>`
}
