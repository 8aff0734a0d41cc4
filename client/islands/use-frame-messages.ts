import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Handles messages of the page in `frame`; those of any other window or origin are ignored. `T` is the type of message
 * that page sends.
 */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null | undefined,
  handler: (message: T) => void,
): void {
  const onMessage = useEffectEvent(handler)
  // A layout effect, so that it listens before the frame has loaded.
  useLayoutEffect(() => {
    const listeners = new AbortController()
    addEventListener(
      'message',
      (event: MessageEvent<T>) => {
        if (event.origin === origin && event.source === frame.current?.contentWindow) onMessage(event.data)
      },
      { signal: listeners.signal },
    )
    return () => listeners.abort()
  }, [frame, origin])
}
