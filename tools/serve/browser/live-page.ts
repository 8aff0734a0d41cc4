import { buildTiming, type LiveNews, livePath, type StyleChange } from '../live-news.ts'

/** While the shop starts anew, nothing answers. */
const retryMs = 200

/** Empty where the browser doesn't say: the page then hears of what changes from now on. */
function ownBuild(): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming.find(({ name }) => name === buildTiming)?.description ?? ''
}

/** Sheets that scripts made, with their texts, which browsers don't keep. */
const made = new Map<CSSStyleSheet, string>()
const { replaceSync } = CSSStyleSheet.prototype
CSSStyleSheet.prototype.replaceSync = function (text) {
  made.set(this, text)
  replaceSync.call(this, text)
}

/** `/assets/NAME-HASH.css`: what it is called whatever is in it. */
const nameOf = (sheet: string): string => sheet.slice(0, -'1234567.css'.length)

/** Everything unchanged stays: where the page is scrolled to, what is typed, which dialog is open. */
function restyle({ texts, sheets }: StyleChange): void {
  const restyled = (text: string) => texts.reduce((before, { from, to }) => before.replaceAll(from, () => to), text)
  for (const style of document.querySelectorAll('style')) {
    const text = restyled(style.textContent)
    if (text !== style.textContent) style.textContent = text
  }
  for (const [sheet, text] of made) if (restyled(text) !== text) sheet.replaceSync(restyled(text))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const { pathname } = new URL(link.href)
    const newest = sheets.find((sheet) => nameOf(sheet) === nameOf(pathname))
    if (newest !== undefined && newest !== pathname) replaceLink(link, newest)
  }
}

/** The old one goes when the new one is there: never a moment without either. */
function replaceLink(link: HTMLLinkElement, href: string): void {
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  next.onload = () => link.remove()
  link.after(next)
}

/** Browsers keep six connections to a shop for all tabs: only what is looked at asks. */
const becomesVisible = (): Promise<unknown> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))

async function ask(seen: string): Promise<LiveNews | null> {
  const hiding = new AbortController()
  const stop = () => hiding.abort()
  document.addEventListener('visibilitychange', stop, { once: true })
  try {
    const answer = await fetch(`${livePath}?seen=${encodeURIComponent(seen)}`, { signal: hiding.signal })
    if (!answer.ok) throw new Error(answer.statusText)
    return answer.status === 204 ? null : await answer.json()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    return null
  } finally {
    document.removeEventListener('visibilitychange', stop)
  }
}

async function listen(): Promise<void> {
  for (let seen = ownBuild(); ; ) {
    await becomesVisible()
    const news = await ask(seen)
    if (news === null) continue
    if (news.styles === null) {
      location.reload()
      return
    }
    restyle(news.styles)
    seen = news.build
  }
}

void listen()
