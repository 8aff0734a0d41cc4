import { type Choice, SelectField } from '../form/choices.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

export type SizeFinderProps = PageContext & {
  readonly form: FormContext
  /** Lengths of feet with the size that fits each. */
  readonly lengths: readonly Choice[]
  readonly widths: readonly Choice[]
}

/** Leads from the length of a foot to its size, and remembers it. Posts to the page that the dialog is over. */
export function SizeFinder({ site, t, form, lengths, widths }: SizeFinderProps) {
  return (
    <form method="post" className="finder" aria-labelledby="finder">
      <FormFields site={site} form={form} to="foot" />
      <h2 id="finder">{t('sizing.finder')}</h2>
      <p className="muted">{t('sizing.finderText')}</p>
      <div className="f-row">
        <SelectField
          name="foot"
          label={t('sizing.footLength')}
          choices={lengths}
          empty={t('sizing.footUnknown')}
          autoComplete="off"
        />
        <SelectField name="width" label={t('sizing.width')} choices={widths} value="standard" autoComplete="off" />
      </div>
      <p>
        <button type="submit" className="btn b2">
          {t('sizing.remember')}
        </button>
      </p>
    </form>
  )
}
