import { sites } from '../../shared/i18n/locales.ts'
import { fieldTemplates } from '../../shared/validation/fault-texts.ts'
import { addressChoices } from '../pages/form/address-choices.ts'

/** The props of a step's form before anything is filled in. */
export const emptyStep = {
  form: { csrf: 'token', returnTo: '/en-us/checkout/shipping' },
  values: {},
  fields: [],
  answer: { texts: {} },
  templates: fieldTemplates('en-us'),
  address: addressChoices(sites['en-us']),
  toasts: [],
}
