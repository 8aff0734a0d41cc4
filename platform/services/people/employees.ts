export type StoreEmployee = { readonly storeEmployeeId: string; readonly storeEmployeeName: string }

/** Null where there is no such store. */
export async function listStoreEmployees(db: D1Database, storeId: string): Promise<readonly StoreEmployee[] | null> {
  const [store, employees] = await db.batch([
    db.prepare('SELECT 1 FROM stores WHERE store_id = ?').bind(storeId),
    db
      .prepare(
        `SELECT store_employee_id AS storeEmployeeId, name AS storeEmployeeName FROM store_employees
WHERE store_id = ? ORDER BY name, store_employee_id`,
      )
      .bind(storeId),
  ])
  return store && store.results.length > 0 ? ((employees?.results ?? []) as StoreEmployee[]) : null
}
