import { integer, text } from '../db/column.ts'
import { table } from '../db/table.ts'

export const tries = table('tries', { try_id: text, kind: text, who: text, at: integer })
