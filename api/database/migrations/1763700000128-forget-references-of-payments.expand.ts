import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the reference of a payment be emptied, and nothing else of it be changed: it may lead to a client who is erased. */
export class ForgetReferencesOfPayments1763700000128 implements MigrationInterface {
  name = 'ForgetReferencesOfPayments1763700000128';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_empty boolean;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
          IF is_empty THEN
            RETURN NULL;
          END IF;
        END IF;
        IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
          IF to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0] AND (to_jsonb(OLD) ->> TG_ARGV[0]) IS NULL THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'refunded_cents' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND (to_jsonb(NEW) ->> TG_ARGV[0])::bigint > (to_jsonb(OLD) ->> TG_ARGV[0])::bigint THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'reference' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND to_jsonb(NEW) ->> TG_ARGV[0] = '' THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'what was sold is neither changed nor deleted';
      END $$`);
    await nameColumn(runner, 'reference');
  }

  async down(runner: QueryRunner): Promise<void> {
    await nameColumn(runner, '');
    await runner.query(`
      CREATE OR REPLACE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_empty boolean;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
          IF is_empty THEN
            RETURN NULL;
          END IF;
        END IF;
        IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
          IF to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0] AND (to_jsonb(OLD) ->> TG_ARGV[0]) IS NULL THEN
            RETURN NEW;
          END IF;
          IF TG_ARGV[0] = 'refunded_cents' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
            AND (to_jsonb(NEW) ->> TG_ARGV[0])::bigint > (to_jsonb(OLD) ->> TG_ARGV[0])::bigint THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'what was sold is neither changed nor deleted';
      END $$`);
  }
}

/** The column of payments that `sales_stay` lets go of. */
async function nameColumn(runner: QueryRunner, column: string): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE TRIGGER sale_payments_stay BEFORE UPDATE OR DELETE ON sale_payments
    FOR EACH ROW EXECUTE FUNCTION sales_stay('${column}')`);
}
