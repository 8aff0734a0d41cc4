/**
 * An object's own tables, brought up to date when it is next opened. A step that was released never changes. `marker`
 * is a table of the first step; `counter` the table that counts the steps done, where two sets of tables live in one
 * object.
 */
export function schemaOf(marker: string, steps: readonly string[], counter = 'schema_steps') {
  return {
    /** Asking after something that was never made must not leave tables behind. */
    isThere: (sql: SqlStorage): boolean =>
      sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", marker).toArray().length > 0,

    /** Synchronous, like everything in an object that counts. */
    migrate(sql: SqlStorage): void {
      sql.exec(`CREATE TABLE IF NOT EXISTS ${counter} (step INTEGER PRIMARY KEY)`)
      const done = sql.exec<{ done: number }>(`SELECT count(*) AS done FROM ${counter}`).one().done
      for (const [index, step] of steps.entries()) {
        if (index < done) continue
        sql.exec(step)
        sql.exec(`INSERT INTO ${counter} (step) VALUES (?)`, index)
      }
    },
  } as const
}
