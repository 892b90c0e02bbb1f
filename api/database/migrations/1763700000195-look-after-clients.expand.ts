import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A client without an account may be looked after by someone with one, who books for them. Their record has the email
 * address and number of that account, and their bookings name it, so that no one is in two chairs at once.
 */
export class LookAfterClients1763700000195 implements MigrationInterface {
  name = 'LookAfterClients1763700000195';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE clients
        ADD looked_after_by uuid,
        ADD CONSTRAINT clients_looked_after_by FOREIGN KEY (looked_after_by) REFERENCES users(id) ON DELETE SET NULL,
        ADD CONSTRAINT clients_looked_after_have_no_account
          CHECK (looked_after_by IS NULL OR (user_id IS NULL AND email_key = ''))`);
    await runner.query(
      `CREATE INDEX clients_by_carer ON clients (looked_after_by) WHERE looked_after_by IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE bookings ADD looked_after_by uuid`);
    await runner.query(GUARD);
    await runner.query(`
      CREATE TRIGGER bookings_person_in_one_chair
      AFTER INSERT OR UPDATE OF status, starts_at, ends_at, card_id, looked_after_by ON bookings
      FOR EACH ROW WHEN (NEW.looked_after_by IS NOT NULL AND NEW.status IN ('confirmed', 'arrived'))
      EXECUTE FUNCTION keep_person_in_one_chair()`);
    await runner.query(functionOf(CARRIED_TO_PEOPLE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionOf(''));
    await runner.query(`DROP TRIGGER bookings_person_in_one_chair ON bookings`);
    await runner.query(`DROP FUNCTION keep_person_in_one_chair()`);
    await runner.query(`ALTER TABLE bookings DROP COLUMN looked_after_by`);
    await runner.query(`ALTER TABLE clients DROP COLUMN looked_after_by`);
  }
}

/** A trigger, since a constraint on all bookings would keep the salon waiting while it is added. */
const GUARD = `
CREATE FUNCTION keep_person_in_one_chair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM clients WHERE id = NEW.card_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM bookings
    WHERE card_id = NEW.card_id AND id <> NEW.id AND looked_after_by IS NOT NULL
      AND status IN ('confirmed', 'arrived') AND starts_at < NEW.ends_at AND ends_at > NEW.starts_at
  ) THEN
    RAISE exclusion_violation USING CONSTRAINT = 'bookings_person_in_one_chair',
      MESSAGE = 'The person has another booking at that time.';
  END IF;
  RETURN NULL;
END
$$;`;

const CARRIED_TO_PEOPLE = `
  UPDATE clients SET email = NEW.email, phone = NEW.phone
  WHERE looked_after_by = NEW.id AND (email, phone) IS DISTINCT FROM (NEW.email, NEW.phone);`;

const functionOf = (carriedToPeople: string) => `
CREATE OR REPLACE FUNCTION carry_details_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET
    client_name = CASE WHEN NEW.name IS DISTINCT FROM OLD.name OR client_name = OLD.email
      THEN coalesce(nullif(NEW.name, ''), nullif(NEW.email, ''), client_name) ELSE client_name END,
    client_email = CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN NEW.email ELSE client_email END,
    client_phone = CASE WHEN NEW.phone IS DISTINCT FROM OLD.phone
      THEN coalesce(nullif(NEW.phone, ''), client_phone) ELSE client_phone END
  WHERE client_id = NEW.id AND status IN ('confirmed', 'arrived');
  UPDATE outbox SET to_address = NEW.email
  FROM bookings
  WHERE NEW.email IS DISTINCT FROM OLD.email AND NEW.email <> ''
    AND outbox.booking_id = bookings.id AND bookings.client_id = NEW.id
    AND bookings.status IN ('confirmed', 'arrived')
    AND outbox.sent_at IS NULL AND outbox.dropped_at IS NULL AND outbox.failed_at IS NULL;${carriedToPeople}
  RETURN NULL;
END
$$`;
