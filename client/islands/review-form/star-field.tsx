import { useFault } from '../../pages/form/faults.tsx'
import { described, FaultText, RequiredMark } from '../../pages/form/field.tsx'
import { useFieldId } from '../../pages/form/field-id.ts'
import { Stars } from '../../pages/reviews/stars.tsx'
import type { IslandContext } from '../island-context.ts'

type StarFieldProps = Pick<IslandContext, 't'> & { readonly value: string | undefined }

/** Five radio buttons, each with its stars and its words. */
export function StarField({ t, value }: StarFieldProps) {
  const fault = useFault('score')
  const id = useFieldId()('score')
  return (
    <fieldset className="f f-cards" data-field="score" id={id} aria-describedby={described(id, '', fault)}>
      <legend>
        {t('reviews.rating')}
        <RequiredMark />
      </legend>
      {[5, 4, 3, 2, 1].map((stars) => (
        <div className="f-card" key={stars}>
          <label>
            <input
              type="radio"
              name="score"
              value={stars}
              defaultChecked={value === String(stars)}
              aria-invalid={fault ? true : undefined}
            />
            <span className="f-words">{t('reviews.stars', { stars })}</span>
            <span className="f-aside">
              <Stars score={stars} />
            </span>
          </label>
        </div>
      ))}
      {fault ? <FaultText name="score" fault={fault} /> : null}
    </fieldset>
  )
}
