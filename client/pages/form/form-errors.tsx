import type { PageContext } from '../page-context.ts'
import { fieldId } from './field.tsx'

/** A faulty field as the summary names it, in the order of the form. */
export type FieldError = { readonly name: string; readonly label: string; readonly text: string }

type FormErrorsProps = Pick<PageContext, 't'> & {
  readonly errors: readonly FieldError[]
  /** What was wrong with the form as a whole. */
  readonly fault?: string | undefined
}

/** On top of a form that came back: what is wrong, each a link to its field. Nothing for a form that is right. */
export function FormErrors({ t, errors, fault }: FormErrorsProps) {
  if (errors.length === 0 && fault === undefined) return null
  return (
    <div className="f-errors" role="alert" tabIndex={-1}>
      <p>{fault ?? t('form.faults')}</p>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ name, label, text }) => (
            <li key={name}>
              <a className="link" href={`#${fieldId(name)}`}>
                {label}
              </a>
              {`: ${text}`}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Says what the mark at a label means. */
export const RequiredNote = ({ t }: Pick<PageContext, 't'>) => <p className="label muted">{t('form.required')}</p>
