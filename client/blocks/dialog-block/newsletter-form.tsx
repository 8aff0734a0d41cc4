import { addressOf } from '../../../shared/place-address.ts'
import { href } from '../../../shared/routes.ts'
import { CheckField } from '../../pages/form/choices.tsx'
import { Field } from '../../pages/form/field.tsx'
import { FormErrors } from '../../pages/form/form-errors.tsx'
import type { BlockContext } from '../block.ts'
import { Prose } from '../parts/prose.tsx'

type NewsletterFormProps = {
  dialogId: string
  submit: string | undefined
  disclaimer: string | undefined
  context: BlockContext
}

/**
 * Spec 1 §5 "Newsletter form": email and consent. It comes back to its dialog, open, with what is wrong and what was typed; or with its
 * thanks. Its fields carry the dialog's id, since a page may have two.
 */
export function NewsletterForm({ dialogId, submit, disclaimer, context }: NewsletterFormProps) {
  const { locale, t, raw, csrf, place } = context
  const id = `${dialogId}-form`
  const answer = context.newsletter?.form === dialogId ? context.newsletter : null
  if (answer?.done)
    return (
      <p className="modal-done" id={id} role="status" tabIndex={-1}>
        {answer.done}
      </p>
    )
  const email = { name: `${dialogId}.email`, label: t('form.email'), fault: answer?.faults['email'] }
  const policy = { name: `${dialogId}.policy`, fault: answer?.faults['policy'] }
  const errors = [email, { ...policy, label: t('blocks.policyName') }].flatMap(({ name, label, fault }) =>
    fault ? [{ name, label, text: fault }] : [],
  )
  const [before, after] = raw('blocks.policy').split('{link}')
  return (
    <form className="modal-form" id={id} method="post" action={href.newsletter(locale)} noValidate tabIndex={-1}>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="form" value={dialogId} />
      <input type="hidden" name="returnTo" value={`${addressOf(place)}#${dialogId}`} />
      <FormErrors t={t} errors={errors} fault={answer?.failed ?? undefined} />
      <Field
        {...email}
        required
        type="email"
        value={answer?.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <CheckField
        {...policy}
        required
        checked={answer?.policy ?? false}
        label={
          <>
            {before}
            <a href={href.legal(locale, 'privacy')}>{t('blocks.policyLink')}</a>
            {after}
          </>
        }
      />
      <button type="submit" className="btn">
        {submit ?? t('blocks.subscribe')}
      </button>
      <Prose html={disclaimer} className="label muted" />
    </form>
  )
}
