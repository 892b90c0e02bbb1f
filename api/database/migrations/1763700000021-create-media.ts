import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The salon's own pictures: what is known of each; the files lie in the media store. */
export class CreateMedia1763700000021 implements MigrationInterface {
  name = 'CreateMedia1763700000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        content_hash text NOT NULL,
        alt text NOT NULL DEFAULT '',
        focus_x_percent smallint NOT NULL DEFAULT 50,
        focus_y_percent smallint NOT NULL DEFAULT 50,
        width integer NOT NULL,
        height integer NOT NULL,
        colour text NOT NULL,
        widths jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT media_name_once UNIQUE (name),
        CONSTRAINT media_content_once UNIQUE (content_hash),
        CONSTRAINT media_focus_inside CHECK (focus_x_percent BETWEEN 0 AND 100 AND focus_y_percent BETWEEN 0 AND 100),
        CONSTRAINT media_has_size CHECK (width > 0 AND height > 0),
        CONSTRAINT media_colour_is_hex CHECK (colour ~ '^#[0-9a-f]{6}$')
      )`);
    await runner.query(`CREATE INDEX media_by_age ON media (created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE media`);
  }
}
