import type { IslandPropsOf } from '../contracts.ts'

type Props = Pick<IslandPropsOf<'checkout'>, 'paymentOrigin' | 'strings'>

/**
 * The bank's challenge in a modal dialog (spec 1 §2 "3-D secure challenge"). Resolves to what the provider says of it; closing the dialog is an
 * answer too, which proves nothing.
 */
export function proveInFrame(url: string, { paymentOrigin, strings }: Props): Promise<string> {
  const dialog = document.createElement('dialog')
  dialog.className = 'co-challenge'
  dialog.ariaLabel = strings['challengeTitle'] ?? ''
  // Escape goes to the bank's frame while that has the focus: the way out is a button too.
  const close = dialog.appendChild(document.createElement('button'))
  close.type = 'button'
  close.className = 'link'
  close.textContent = strings['close'] ?? ''
  close.addEventListener('click', () => dialog.close())
  const frame = dialog.appendChild(document.createElement('iframe'))
  frame.title = dialog.ariaLabel
  frame.src = url
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = (data: string) => {
      listening.abort()
      dialog.remove()
      resolve(data)
    }
    addEventListener(
      'message',
      ({ origin, source, data }) => {
        if (origin !== paymentOrigin || source !== frame.contentWindow) return
        const told = data as { type?: unknown; data?: unknown }
        if (told.type === 'kerb:payment-result' && typeof told.data === 'string') end(told.data)
      },
      { signal: listening.signal },
    )
    dialog.addEventListener('close', () => end('abandoned'), { signal: listening.signal })
  })
}
