import { type SubmitEvent, useRef, useState } from 'react'
import { showToast } from '../state/toasts.ts'
import { usePageReturn } from './use-page-return.ts'

type Submit = SubmitEvent<HTMLFormElement>

/** Does not submit a form while offline, so that the page stays with everything typed. */
export const refuseOffline = (message: string) => (event: Submit) => {
  if (navigator.onLine) return
  event.preventDefault()
  event.stopPropagation()
  showToast({ title: message, type: 'error' })
}

/**
 * Submits a form once, however often its button is pressed; it can be submitted again after returning from the next
 * page. `send` has to be the form's last submit listener.
 */
export function useSendOnce() {
  const [isSent, setIsSent] = useState(false)
  // A ref, because a second submit event may come before the next render.
  const sent = useRef(false)
  const updateSent = (value: boolean) => {
    sent.current = value
    setIsSent(value)
  }
  usePageReturn(() => updateSent(false))
  const send = (event: Submit) => {
    if (event.defaultPrevented) return
    if (sent.current) event.preventDefault()
    else updateSent(true)
  }
  return { isSent, send }
}
