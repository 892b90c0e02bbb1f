import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports keep their figures when their rows are deleted, and why they stopped before their end. */
export class KeepFiguresOfImports1763700000196 implements MigrationInterface {
  name = 'KeepFiguresOfImports1763700000196';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE imports
        ADD COLUMN figures jsonb,
        ADD COLUMN failure text
          CONSTRAINT imports_failure_known CHECK (failure IN ('conflict', 'till-off', 'unexpected'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE imports DROP COLUMN figures, DROP COLUMN failure`);
  }
}
