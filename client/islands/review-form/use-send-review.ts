import { type SubmitEvent, useState } from 'react'
import type { FormAnswer } from '../../pages/form/form-props.ts'
import { isChallenged } from '../../state/bot-challenge.ts'
import { askForDialog } from '../../state/dialogs.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { useSendOnce } from '../use-send-once.ts'

type Submit = SubmitEvent<HTMLFormElement>
type Reply = { readonly islands: readonly { readonly props: IslandPropsOf<'review-form'> }[] }

/**
 * Sends the form: over another page it stays there until it is answered, and the answer takes its place; on a page of
 * its own it is a plain form.
 */
export function useSendReview(initialAnswer: FormAnswer) {
  const [answer, setAnswer] = useState(initialAnswer)
  const [isSending, setIsSending] = useState(false)
  const { isSent, send } = useSendOnce()
  const sendHere = async (event: Submit) => {
    const form = event.currentTarget
    const dialog = form.closest('dialog')
    if (!dialog) return send(event)
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    try {
      const response = await post(form)
      const { islands }: Reply = await response.json()
      const [again] = islands
      // A page of its own has the captcha that the answer asks for.
      if (again?.props.hasCaptcha) form.submit()
      else if (again) setAnswer(again.props.answer)
      // Asked to sign in again: a page of its own, which keeps what was typed.
      else if (!response.redirected) form.submit()
      else if (response.url.includes('/dialog/')) askForDialog({ href: response.url, inside: dialog })
      else return location.assign(response.url)
      setIsSending(false)
    } catch {
      form.submit()
    }
  }
  return { answer, isBusy: isSent || isSending, send: sendHere }
}

/** The form again where it was refused, else the data of the page that it leads to, which has no such form. */
async function post(form: HTMLFormElement): Promise<Response> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'x-island': 'review-form', accept: 'text/html' },
    body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
  })
  isChallenged(response)
  return response
}
