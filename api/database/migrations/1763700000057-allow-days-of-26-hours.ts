import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In Antarctica/Troll the clocks go back by two hours at once; time off is a row for each local day. */
export class AllowDaysOf26Hours1763700000057 implements MigrationInterface {
  name = 'AllowDaysOf26Hours1763700000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(limitTo(26));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(limitTo(25));
  }
}

/** Every row that is there fits the wider limit. */
const limitTo = (hours: number) => `
  ALTER TABLE allocations
    DROP CONSTRAINT allocations_range_is_short,
    ADD CONSTRAINT allocations_range_is_short CHECK (
      upper(during) - lower(during) BETWEEN interval '1 minute' AND interval '${hours} hours')`;
