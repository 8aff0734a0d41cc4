import type { PageContext } from '../page-context.ts'
import { useFaults } from './faults.tsx'
import { useFieldId } from './field-id.ts'

/** The error summary above a submitted form, with a link to each field. Renders nothing without errors. */
export function FormErrors({ t }: Pick<PageContext, 't'>) {
  const { errors, fault } = useFaults()
  const fieldId = useFieldId()
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
