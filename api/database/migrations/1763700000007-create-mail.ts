import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages on their way out, kept until they are old. */
export class CreateMail1763700000007 implements MigrationInterface {
  name = 'CreateMail1763700000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        to_name text NOT NULL DEFAULT '',
        to_address text NOT NULL,
        facts jsonb NOT NULL DEFAULT '{}',
        secret_link text,
        booking_id uuid,
        version integer,
        user_id uuid,
        not_before timestamptz NOT NULL,
        expires_at timestamptz,
        give_up_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        locked_until timestamptz,
        sent_at timestamptz,
        dropped_at timestamptz,
        drop_reason text NOT NULL DEFAULT '',
        failed_at timestamptz,
        last_error text NOT NULL DEFAULT '',
        letter jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT outbox_once_per_change UNIQUE (booking_id, kind, version),
        CONSTRAINT outbox_of_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
        CONSTRAINT outbox_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT outbox_version_is_of_booking CHECK ((booking_id IS NULL) = (version IS NULL)),
        CONSTRAINT outbox_ends_once CHECK (num_nonnulls(sent_at, dropped_at, failed_at) <= 1)
      )`);
    await runner.query(`
      CREATE INDEX outbox_due ON outbox (not_before, id)
      WHERE sent_at IS NULL AND dropped_at IS NULL AND failed_at IS NULL`);
    await runner.query(`CREATE INDEX outbox_by_age ON outbox (created_at, id)`);
    await runner.query(`CREATE INDEX outbox_by_user ON outbox (user_id) WHERE user_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE outbox`);
  }
}
