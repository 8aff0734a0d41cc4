/** Fields as a form has sent them, in its order: a name can be there more than once. */
export type SentFields = readonly (readonly [name: string, value: string])[]

/** Fields that a form sends again without showing them. */
export const HiddenFields = ({ fields }: { fields: SentFields }) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names and values may repeat, and the list is static
    <input key={index} type="hidden" name={name} value={value} />
  ))
