import { type ConsentCategory, consentCategories } from '../../../shared/consent.ts'
import type { PageContext } from '../page-context.ts'

type CategoriesProps = Pick<PageContext, 't'> & { readonly allowed: ReadonlySet<ConsentCategory> }

/** The four categories of spec 1 §9 with their purposes. The shop doesn't work without the first. */
export const Categories = ({ t, allowed }: CategoriesProps) => (
  <ul className="consent-categories">
    {consentCategories.map((category) => (
      <li key={category}>
        <label>
          <input
            type="checkbox"
            name={`category.${category}`}
            defaultChecked={category === 'required' || allowed.has(category)}
            disabled={category === 'required'}
          />
          <span>
            <b>{t(`consent.${category}`)}</b>
            {t(`consent.${category}Purpose`)}
          </span>
        </label>
      </li>
    ))}
  </ul>
)

type ChoiceButtonProps = { readonly choice: 'all' | 'none' | 'some'; readonly label: string }

/** Every way out of the question looks the same. */
export const ChoiceButton = ({ choice, label }: ChoiceButtonProps) => (
  <button className="btn b2" type="submit" name="choice" value={choice}>
    {label}
  </button>
)
