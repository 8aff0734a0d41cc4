import { schemaOf } from './schema-steps.ts'

/** Words of descriptions by `product_texts.text_id`, without the texts themselves. */
export const descriptionsSchema = schemaOf('described', [
  `CREATE VIRTUAL TABLE described USING fts5 (
     description, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2'
   );`,
])
