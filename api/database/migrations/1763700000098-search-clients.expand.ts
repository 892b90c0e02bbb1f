import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A few letters out of a name, or digits out of a number, are found without reading every client. */
export class SearchClients1763700000098 implements MigrationInterface {
  name = 'SearchClients1763700000098';

  async up(runner: QueryRunner): Promise<void> {
    const letters = `name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops,
      regexp_replace(phone, '\\D', '', 'g') gin_trgm_ops`;
    await runner.query(
      `CREATE INDEX clients_by_letters ON clients USING gin (${letters}) WHERE user_id IS NULL`,
    );
    await runner.query(`CREATE INDEX users_by_letters ON users USING gin (${letters}) WHERE role = 'user'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_by_letters, clients_by_letters`);
  }
}
