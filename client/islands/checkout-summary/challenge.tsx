import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Mark } from '../../pages/chrome/mark.tsx'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
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
 * challenge, so a click outside doesn't close it.
 */
export function Challenge({ t, url, origin, onEnd }: ChallengeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const result = useRef('abandoned')
  const [frameHeight, setFrameHeight] = useState(0)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useFrameMessages<{ type?: unknown; data?: unknown; height?: unknown }>(frame, origin, ({ type, data, height }) => {
    if (type === 'kerb:payment-height' && typeof height === 'number') setFrameHeight(Math.ceil(height))
    if (type !== 'kerb:payment-result' || typeof data !== 'string') return
    result.current = data
    dialog.current?.close()
  })
  const title = t('checkout.challengeTitle')
  return (
    <dialog ref={dialog} className="dialog co-challenge" aria-label={title} onClose={() => onEnd(result.current)}>
      {/* While the bank's frame has the focus it also gets Escape, so there has to be a button. */}
      <button type="button" className="dialog-x" aria-label={t('dialog.close')} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <p className="mark">
        <Mark t={t} />
      </p>
      <DialogFrame title={title}>
        {/* Not every bank's page tells its height. */}
        <iframe ref={frame} title={title} src={url} height={frameHeight || undefined} />
      </DialogFrame>
    </dialog>
  )
}
