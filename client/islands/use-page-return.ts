import { useEffect, useEffectEvent } from 'react'

/** Calls `handler` when the page is restored from the back/forward cache. */
export function usePageReturn(handler: () => void): void {
  const onReturn = useEffectEvent(handler)
  useEffect(() => {
    const listeners = new AbortController()
    addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
}
