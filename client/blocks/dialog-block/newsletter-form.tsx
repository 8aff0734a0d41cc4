import { addressOf } from '../../../shared/place-address.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { BlockContext } from '../block.ts'
import { Island } from '../parts/island.tsx'
import { Prose } from '../parts/prose.tsx'

type NewsletterFormProps = {
  dialogId: string
  submit: string | undefined
  disclaimer: string | undefined
  context: BlockContext
}

/**
 * A dialog's newsletter form. Posted without script, the page returns to the open dialog with the answer.
 */
export function NewsletterForm({ dialogId, submit, disclaimer, context }: NewsletterFormProps) {
  const { locale, raw, csrf, place } = context
  const id = `${dialogId}-newsletter`
  const answer = context.newsletter?.form === dialogId ? context.newsletter : null
  const texts = Object.entries(answer?.faults ?? {}).map(([field, text]) => [`${dialogId}.${field}`, text])
  const [before = '', after = ''] = raw('blocks.policy').split('{link}')
  return (
    <Island
      name="newsletter"
      on="intent"
      id={id}
      locale={locale}
      props={{
        id,
        dialog: dialogId,
        form: { csrf, returnTo: `${addressOf(place)}#${dialogId}` },
        submit: submit ?? null,
        policy: { before, after },
        email: answer?.email ?? '',
        isAccepted: answer?.policy ?? false,
        answer: { texts: Object.fromEntries(texts), fault: answer?.failed ?? undefined },
        done: answer?.done ?? null,
        templates: fieldTemplates(locale),
      }}
    >
      {disclaimer ? <Prose html={disclaimer} className="label muted" /> : null}
    </Island>
  )
}
