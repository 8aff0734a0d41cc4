/** Default texts of the validation rules (spec §5), kept here together with all other error texts. */
export const fieldMessageIds = [
  'field.required',
  'field.email',
  'field.exactLength',
  'field.minLength',
  'field.maxLength',
  'field.minNumber',
  'field.maxNumber',
  'field.minDate',
  'field.maxDate',
  'field.date',
  'field.name',
  'field.password',
  'field.password.length',
  'field.password.number',
  'field.password.uppercase',
  'field.password.lowercase',
  'field.phone',
  'field.sameAs',
  'field.pattern',
  'field.choice',
  'field.postalCode',
  'field.policy',
  'field.docType',
] as const

export type FieldMessageId = (typeof fieldMessageIds)[number]
