import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A review belongs to the client who wrote it, and goes when they go. */
export class ReviewsOfClients1763700000013 implements MigrationInterface {
  name = 'ReviewsOfClients1763700000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews ADD client_id uuid,
        ADD CONSTRAINT reviews_of_client FOREIGN KEY (client_id) REFERENCES users (id) ON DELETE CASCADE`);
    await runner.query(`CREATE INDEX reviews_by_client ON reviews (client_id) WHERE client_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reviews DROP client_id`);
  }
}
