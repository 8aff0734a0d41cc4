import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { cart, changeCart, changing, fetchCart, restoreCart, takeCart } from '../../state/cart.ts'
import type { CartAnswer } from '../../state/cart-post.ts'
import { askForDialog } from '../../state/dialogs.ts'
import { readIsland } from '../../state/read-island.ts'
import { useRead } from '../../state/use-read.ts'
import { useSignalValue } from '../../state/use-signal.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { isBehind } from '../shown-lines.ts'

export type ServerView = IslandPropsOf<'cart-view'>

/** A view rendered by the server. `turn` counts them: 0 came with the page. */
export type Reading = { readonly view: ServerView; readonly turn: number }

type CurrentView = Reading & {
  /** The cart with pending changes; null until there is one. */
  readonly current: Cart | null
  /** The error of the last reading; a new object each time. */
  readonly failure: unknown
  readonly isChanging: boolean
  /** The view's totals are out of date. */
  readonly isBusy: boolean
  /** Posts a change. The view is reloaded once all pending changes are answered, and then shows any refusal. */
  readonly change: (action: string, fields: FormData) => Promise<CartAnswer>
}

/**
 * The server's view of the cart, reloaded whenever the cart has changed: here, in another tab, or while the page was
 * in the back/forward cache. If the reload fails, the current view stays until the next change or reconnect.
 */
export function useView(initialView: ServerView, locale: Locale): CurrentView {
  const [initialReading] = useState<Reading>({ view: initialView, turn: 0 })
  const latest = useRef(initialReading)
  /** The query string that makes the page show the last refusal. */
  const notice = useRef('')
  /** Forces a reload even if the cart is unchanged: after a refusal, or when the saved list changed. */
  const isStale = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = async (): Promise<Reading> => {
    isStale.current = false
    try {
      const { props, status } = await readIsland('cart-view', location.pathname + notice.current)
      if (status >= 400) throw new Error(`the cart answered ${status}`)
      if (changing.value === 0) return { view: props, turn: latest.current.turn + 1 }
      // A newer change made it outdated: reload once that is answered.
      isStale.current = true
      return latest.current
    } catch (error) {
      isStale.current = true
      throw error
    }
  }
  const {
    data: reading = initialReading,
    error,
    isValidating,
    mutate,
  } = useRead('cart-view', read, { revalidateOnMount: false })
  const { view, turn } = reading
  const current = useSignalValue(cart, initialView.cart)
  const isChanging = useSignalValue(changing, 0) > 0
  const version = current ? `${current.id}:${current.version}` : ''

  const scheduleRead = useCallback(() => {
    clearTimeout(timer.current)
    // Every answer triggers this twice, by the cart signal and by the caller; one reload is enough.
    timer.current = setTimeout(() => {
      const shouldRead = isStale.current || isBehind(latest.current.view.cart, cart.value)
      if (shouldRead && changing.value === 0) void mutate()
    })
  }, [mutate])
  useLayoutEffect(() => {
    latest.current = reading
    takeCart(reading.view.cart, reading.view.form.csrf)
    // Restore a lost cart. Otherwise refetch it: a page from a cache may have an outdated one.
    const isRestored = reading.view.lost && restoreCart(locale)
    if (reading.turn === 0 && !isRestored) fetchCart(locale).catch(() => undefined)
  }, [reading, locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new version, and when pending changes end
  useEffect(() => {
    scheduleRead()
    return () => clearTimeout(timer.current)
  }, [scheduleRead, version, isChanging])

  const change = async (action: string, fields: FormData): Promise<CartAnswer> => {
    notice.current = ''
    const answer = await changeCart(action, fields)
    if (!answer.ok && answer.place !== 'toast' && answer.notice) notice.current = `?${answer.notice}`
    if (answer.proof) location.assign(`${location.pathname}${notice.current}`)
    isStale.current = true
    scheduleRead()
    if (answer.next) askForDialog({ href: answer.next })
    return answer
  }
  const isBusy = isChanging || isValidating || isBehind(view.cart, current)
  return { view, turn, current, failure: error, isChanging, isBusy, change }
}
