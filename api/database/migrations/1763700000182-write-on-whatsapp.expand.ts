import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number on WhatsApp among the salon's links; empty until the owner enters one. */
export class WriteOnWhatsapp1763700000182 implements MigrationInterface {
  name = 'WriteOnWhatsapp1763700000182';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon ADD COLUMN whatsapp text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE salon DROP COLUMN whatsapp`);
  }
}
