import { insertRows } from '../../backend/db/table.ts'
import { type Intake, listedIds } from '../../backend/ingest/ingest.ts'
import { IngestEmployee } from '../../shared/contracts/people.ts'
import { storeEmployees } from '../tables.ts'

export const employeeIntake: Intake<IngestEmployee> = {
  schema: IngestEmployee,
  idOf: (employee) => employee.storeEmployeeId,
  idField: 'storeEmployeeId',
  hashesSql: `SELECT store_employee_id AS id, content_hash AS hash FROM store_employees
WHERE store_employee_id IN (SELECT value FROM json_each(?1))`,
  perBatch: 200,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      store_employee_id: item.storeEmployeeId,
      content_hash: hash,
      name: item.name,
      store_id: item.storeId,
    }))
    return [
      db
        .prepare('DELETE FROM store_employees WHERE store_employee_id IN (SELECT value FROM json_each(?1))')
        .bind(listedIds(items)),
      insertRows(db, storeEmployees, rows),
    ]
  },
}
