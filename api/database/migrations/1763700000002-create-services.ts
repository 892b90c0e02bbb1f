import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the salon sells. Segments are jsonb: they are read and written with their service, never on their own. */
export class CreateServices1763700000002 implements MigrationInterface {
  name = 'CreateServices1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_categories (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        slug text NOT NULL,
        title text NOT NULL,
        position smallint NOT NULL DEFAULT 0,
        CONSTRAINT service_categories_slug_once UNIQUE (slug)
      )`);
    await runner.query(`
      CREATE TABLE services (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        category_id uuid NOT NULL,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        img text NOT NULL DEFAULT '',
        price_cents integer NOT NULL,
        price_kind text NOT NULL DEFAULT 'fixed',
        segments jsonb NOT NULL,
        buffer_minutes smallint NOT NULL DEFAULT 0,
        status text NOT NULL DEFAULT 'active',
        position smallint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT services_in_category FOREIGN KEY (category_id) REFERENCES service_categories (id),
        CONSTRAINT services_title_given CHECK (title <> ''),
        CONSTRAINT services_price_positive CHECK (price_cents > 0),
        CONSTRAINT services_price_kind_known CHECK (price_kind IN ('fixed', 'from')),
        CONSTRAINT services_buffer_sane CHECK (buffer_minutes BETWEEN 0 AND 120),
        CONSTRAINT services_status_known CHECK (status IN ('active', 'hidden', 'archived')),
        CONSTRAINT services_segments_given CHECK (jsonb_typeof(segments) = 'array' AND segments <> '[]'::jsonb)
      )`);
    await runner.query(`
      CREATE TABLE service_add_ons (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        service_id uuid NOT NULL,
        title text NOT NULL,
        price_cents integer NOT NULL,
        extra_minutes smallint NOT NULL DEFAULT 0,
        position smallint NOT NULL DEFAULT 0,
        CONSTRAINT service_add_ons_of_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE CASCADE,
        CONSTRAINT service_add_ons_sane CHECK (price_cents >= 0 AND extra_minutes BETWEEN 0 AND 240)
      )`);
    await runner.query(`CREATE INDEX service_add_ons_by_service ON service_add_ons (service_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE service_add_ons, services, service_categories`);
  }
}
