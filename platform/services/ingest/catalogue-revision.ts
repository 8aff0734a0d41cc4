import { catalogueState } from '../../db/catalogue-tables.ts'

const bumpSql = `UPDATE ${catalogueState.name} SET revision = revision + 1`

/** For the transaction of every change of the catalog but those of stock. */
export const bumpRevision = (db: D1Database): D1PreparedStatement => db.prepare(bumpSql)
