import type { PageContext } from '../page-context.ts'

type CardFrameProps = Pick<PageContext, 't'> & { readonly fieldsUrl: string | null }

/**
 * Where the provider's card fields go. The frame is put there by script, since only script can bring back what it answers; without one the
 * shopper is told so, before anything is typed.
 */
export function CardFrame({ t, fieldsUrl }: CardFrameProps) {
  return (
    <div data-card-fields={fieldsUrl ?? ''} data-title={t('checkout.cardFrame')}>
      {/* Filled in by script with what the frame answers: the session, and what may be shown of the card. */}
      {['cardSession', 'cardType', 'cardLast4', 'cardBin'].map((name) => (
        <input key={name} type="hidden" name={name} value="" />
      ))}
      <p className="label muted" data-no-script="">
        {t('checkout.cardScript')}
      </p>
    </div>
  )
}
