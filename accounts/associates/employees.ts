import { text } from '../../backend/db/column.ts'
import { readRows } from '../../backend/db/table.ts'

export type StoreEmployee = { readonly storeEmployeeId: string; readonly storeEmployeeName: string }

export async function listStoreEmployees(db: D1Database, storeId: string): Promise<StoreEmployee[]> {
  const employees = await db
    .prepare(
      `SELECT store_employee_id AS storeEmployeeId, name AS storeEmployeeName FROM store_employees
WHERE store_id = ? ORDER BY name, store_employee_id`,
    )
    .bind(storeId)
    .all()
  return readRows({ storeEmployeeId: text, storeEmployeeName: text }, employees)
}
