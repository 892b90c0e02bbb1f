import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLOURS = `'clay', 'rose', 'plum', 'sage', 'olive', 'sky', 'teal', 'indigo', 'amber', 'brick', 'moss', 'slate'`;

/**
 * The colour that the owner picks for a category. Those whose names had one so far keep it; the others take what is free, in
 * their order. One that an old copy adds during an upgrade has none until the owner picks it.
 */
export class ColourServiceCategories1763700000086 implements MigrationInterface {
  name = 'ColourServiceCategories1763700000086';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE service_categories ADD COLUMN colour text,
      ADD CONSTRAINT service_categories_colour_known CHECK (colour IN (${COLOURS}))`);
    await runner.query(`
      UPDATE service_categories AS category SET colour = known.colour
      FROM (VALUES ('hair', 'clay'), ('nails', 'rose'), ('make-up', 'plum'),
                   ('skin', 'sage'), ('brows', 'olive'), ('massage', 'sky')) AS known (slug, colour)
      WHERE category.slug = known.slug`);
    await runner.query(`
      WITH free AS (
        SELECT name, row_number() OVER (ORDER BY nth) - 1 AS nth, count(*) OVER () AS free
        FROM unnest(ARRAY[${COLOURS}]) WITH ORDINALITY AS every_colour (name, nth)
        WHERE name NOT IN (SELECT colour FROM service_categories WHERE colour IS NOT NULL)
      ), bare AS (
        SELECT id, row_number() OVER (ORDER BY position, title, id) - 1 AS nth
        FROM service_categories WHERE colour IS NULL
      )
      UPDATE service_categories AS category SET colour = free.name
      FROM bare JOIN free ON free.nth = bare.nth % free.free
      WHERE category.id = bare.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE service_categories DROP COLUMN colour`);
  }
}
