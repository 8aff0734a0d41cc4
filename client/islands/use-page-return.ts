import { useEffect, useEffectEvent } from 'react'
import { onStay } from '../state/stay.ts'

/** Calls `handler` when the page is restored from the back/forward cache, or stays although a form was sent. */
export function usePageReturn(handler: () => void): void {
  const onReturn = useEffectEvent(handler)
  useEffect(() => {
    const listeners = new AbortController()
    addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal: listeners.signal })
    onStay(() => onReturn(), listeners.signal)
    return () => listeners.abort()
  }, [])
}
