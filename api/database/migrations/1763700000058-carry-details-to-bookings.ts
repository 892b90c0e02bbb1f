import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes to a client's name, number or address are copied to their live bookings, and to pending emails about them. A
 * trigger, because every way of changing an account or a client record, now and in later versions, would otherwise have
 * to think of it. Bookings that are over stay as they were. An empty number or name takes nothing away.
 */
export class CarryDetailsToBookings1763700000058 implements MigrationInterface {
  name = 'CarryDetailsToBookings1763700000058';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of OWNERS) {
      await runner.query(`
        CREATE FUNCTION carry_details_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE bookings SET
            client_name = CASE WHEN NEW.name IS DISTINCT FROM OLD.name OR client_name = OLD.email
              THEN coalesce(nullif(NEW.name, ''), nullif(NEW.email, ''), client_name) ELSE client_name END,
            client_email = CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN NEW.email ELSE client_email END,
            client_phone = CASE WHEN NEW.phone IS DISTINCT FROM OLD.phone
              THEN coalesce(nullif(NEW.phone, ''), client_phone) ELSE client_phone END
          WHERE ${column} = NEW.id AND status IN ('confirmed', 'arrived');
          UPDATE outbox SET to_address = NEW.email
          FROM bookings
          WHERE NEW.email IS DISTINCT FROM OLD.email AND NEW.email <> ''
            AND outbox.booking_id = bookings.id AND bookings.${column} = NEW.id
            AND bookings.status IN ('confirmed', 'arrived')
            AND outbox.sent_at IS NULL AND outbox.dropped_at IS NULL AND outbox.failed_at IS NULL;
          RETURN NULL;
        END $$`);
      await runner.query(`
        CREATE TRIGGER ${table}_carry_details AFTER UPDATE OF name, email, phone ON ${table}
        FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.phone) IS DISTINCT FROM (NEW.name, NEW.email, NEW.phone))
        EXECUTE FUNCTION carry_details_of_${table}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of OWNERS) {
      await runner.query(`DROP TRIGGER ${table}_carry_details ON ${table}`);
      await runner.query(`DROP FUNCTION carry_details_of_${table}()`);
    }
  }
}

/** Who a booking can be for, and the column that says so. */
const OWNERS = [
  ['users', 'client_id'],
  ['clients', 'card_id'],
] as const;
