import type { Database } from './database.ts'
import { migrations } from './migrations.data.ts'

/** Any number that nothing else locks on: of processes that start together, one migrates and the others wait. */
const migrationLock = 7_305_118

/**
 * Brings a database to the present state: all missing steps in one transaction, or none. Safe to run at each start, and by several processes at once.
 *
 * @throws DatabaseError where a step fails; the database stays as it was
 */
export async function migrate(database: Database, now: Date): Promise<void> {
  await database.transaction(async query => {
    if (database.kind === 'postgresql') await query('select pg_advisory_xact_lock($1)', [migrationLock])
    await query(
      'create table if not exists sign_up_migrations (id integer primary key, name text not null, applied_at bigint not null)'
    )
    const applied = await query<{ id: number }>('select id from sign_up_migrations')
    for (const { id, name, statements } of migrations) {
      if (applied.some(done => done.id === id)) continue
      for (const statement of statements) await query(statement)
      await query('insert into sign_up_migrations (id, name, applied_at) values ($1, $2, $3)', [
        id,
        name,
        now.getTime()
      ])
    }
  })
}
