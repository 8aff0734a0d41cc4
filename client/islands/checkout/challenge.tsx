import { useLayoutEffect, useRef } from 'react'
import type { PageContext } from '../../pages/page-context.ts'
import { useFrameMessages } from '../use-frame-messages.ts'

type ChallengeProps = Pick<PageContext, 't'> & {
  readonly url: string
  /** The payment provider's origin; messages from others are ignored. */
  readonly origin: string | null
  /** Called with the provider's result. */
  readonly onEnd: (result: string) => void
}

/**
 * The bank's challenge in a modal dialog (spec 1 §2 "3-D secure challenge"). Closing the dialog counts as an abandoned
 * challenge.
 */
export function Challenge({ t, url, origin, onEnd }: ChallengeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const result = useRef('abandoned')
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useFrameMessages<{ type?: unknown; data?: unknown }>(frame, origin, ({ type, data }) => {
    if (type !== 'kerb:payment-result' || typeof data !== 'string') return
    result.current = data
    dialog.current?.close()
  })
  const title = t('checkout.challengeTitle')
  return (
    <dialog ref={dialog} className="co-challenge" aria-label={title} onClose={() => onEnd(result.current)}>
      {/* While the bank's frame has the focus it also gets Escape, so there has to be a button. */}
      <button type="button" className="link" onClick={() => dialog.current?.close()}>
        {t('dialog.close')}
      </button>
      <iframe ref={frame} title={title} src={url} />
    </dialog>
  )
}
