import { type SubmitEvent, useState } from 'react'
import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import { changeCart } from '../state/cart.ts'
import { askForDialog } from '../state/dialogs.ts'
import { wakeIsland } from '../state/page-events.ts'
import { showToast } from '../state/toasts.ts'

type CartFormState = {
  readonly onSubmit: (event: SubmitEvent<HTMLElement>) => Promise<void>
  /** Why the last change was refused; empty if it was not. */
  readonly failure: string
  readonly way: RecoveryWay | undefined
  /** Errors of single fields, by name. */
  readonly texts: Readonly<Record<string, string>>
  readonly busy: boolean
}

const noTexts: CartFormState['texts'] = {}
const noRefusal = { failure: '', way: undefined }

/**
 * Submits the cart forms of a dialog. On success the dialog closes or opens the next one; on refusal it shows why. A
 * dialog on a page of its own navigates like the plain form.
 */
export function useCartForm(t: MessageFormatter): CartFormState {
  const [{ failure, way }, setRefusal] = useState<Pick<CartFormState, 'failure' | 'way'>>(noRefusal)
  const [texts, setTexts] = useState(noTexts)
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: SubmitEvent<HTMLElement>) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    event.preventDefault()
    if (busy) return
    const fields = new FormData(form, event.nativeEvent.submitter)
    const dialog = form.closest('dialog')
    setRefusal(noRefusal)
    setTexts(noTexts)
    setBusy(true)
    const to = fields.get('to')
    const answer = await changeCart(to ? `/api/${to}?locale=${fields.get('locale')}` : form.action, fields)
    setBusy(false)
    wakeIsland('cart-view')
    if (answer.texts) setTexts(answer.texts)
    else if (!answer.ok) setRefusal({ failure: answer.message || t('miniCart.failed'), way: answer.way })
    else if (!dialog) location.assign(answer.next ?? String(fields.get('returnTo')))
    else if (answer.next) askForDialog({ href: answer.next, inside: dialog })
    else {
      dialog.close()
      if (answer.message) showToast({ title: answer.message, type: 'success' })
    }
  }
  return { onSubmit, failure, way, texts, busy }
}
