import { z } from 'zod'
import type { PageContext } from '../page-context.ts'

export const SaleChoice = z.enum(['goes-on', 'new'])
export type SaleChoice = z.infer<typeof SaleChoice>

const labels = { 'goes-on': 'people.saleGoOn', new: 'people.saleNew' } as const

type SaleChoiceButtonsProps = Pick<PageContext, 't'> & {
  /** The main button, and the one that Enter presses. */
  readonly first: SaleChoice
}

/** Submits the associates' sign-in where their last session ended in a sale: with that sale, or without. */
export const SaleChoiceButtons = ({ t, first }: SaleChoiceButtonsProps) => (
  <>
    <p>{t('people.saleLeft')}</p>
    {SaleChoice.options
      .toSorted((one, other) => Number(other === first) - Number(one === first))
      .map((choice) => (
        <button key={choice} type="submit" name="sale" value={choice} className={choice === first ? 'btn' : 'btn b2'}>
          {t(labels[choice])}
        </button>
      ))}
  </>
)
