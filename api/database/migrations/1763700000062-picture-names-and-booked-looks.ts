import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures that come with the app, and the hash of their content that their names have from now on. */
const NAMES: readonly (readonly [name: string, hash: string])[] = [
  ['look-chichen-itza', 'f2ee19f6'],
  ['look-colosseum-roma', 'd5703383'],
  ['look-great-pyramid-of-giza', '94777286'],
  ['look-san-francisco-1', '882ca158'],
  ['look-san-francisco-2', 'a1c3a4dd'],
  ['look-san-francisco-3', '3694a9f9'],
  ['service-balayage', '865ae87b'],
  ['service-blow-dry', '3f3e7017'],
  ['service-bridal-make-up', 'e81b09b1'],
  ['service-brow-lash', 'a3ee744d'],
  ['service-evening-make-up', '94c82557'],
  ['service-facial', '6582cba2'],
  ['service-gel-manicure', 'bb51ba6b'],
  ['service-haircut-styling', '709d320d'],
  ['service-keratin-treatment', '6d048edb'],
  ['service-massage', '71952ad7'],
  ['service-spa-pedicure', '65bbfdd7'],
  ['service-waxing', '346e6c3e'],
  ['team-01', 'c575efb1'],
  ['team-02', '8e74ad76'],
  ['team-03', '3c22871f'],
  ['team-04', 'f0d91591'],
  ['team-05', '69a401f0'],
  ['team-06', 'ebd1d2fc'],
  ['team-07', 'bac94b31'],
  ['team-08', '94338671'],
  ['team-09', '55f6b075'],
];
const SHOWN_BY = ['services', 'staff', 'portfolio_items'];
const WIDTH = 1200;
/** The looks that are not as high as the others; a picture of 1200 pixels was 1500 high. */
const HEIGHTS = [
  ['look-colosseum-roma', 1200],
  ['look-great-pyramid-of-giza', 1380],
  ['look-san-francisco-2', 1240],
] as const;

/**
 * A look in the portfolio names the service that it can be booked as, and every picture in it says how large it is. The
 * pictures that come with the app get names that change with their content, so that browsers may keep them for ever.
 */
export class PictureNamesAndBookedLooks1763700000062 implements MigrationInterface {
  name = 'PictureNamesAndBookedLooks1763700000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE portfolio_items
        ADD COLUMN service_id uuid,
        ADD COLUMN img_width smallint,
        ADD COLUMN img_height smallint,
        ADD CONSTRAINT portfolio_items_service FOREIGN KEY (service_id)
          REFERENCES services (id) ON DELETE SET NULL,
        ADD CONSTRAINT portfolio_items_img_has_a_size CHECK (
          (img_width IS NULL) = (img_height IS NULL) AND img_width > 0 AND img_height > 0)`);
    await runner.query(
      `UPDATE portfolio_items SET img_width = ${WIDTH}, img_height = 1500 WHERE img LIKE '/pictures/look-%'`,
    );
    for (const [name, height] of HEIGHTS)
      await runner.query(`UPDATE portfolio_items SET img_height = $1 WHERE img = $2`, [
        height,
        `/pictures/${name}-800.webp`,
      ]);
    for (const table of SHOWN_BY)
      for (const [name, hash] of NAMES)
        await runner.query(`UPDATE ${table} SET img = $1 WHERE img = $2`, [
          `/pictures/${name}-${hash}-800.webp`,
          `/pictures/${name}-800.webp`,
        ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of SHOWN_BY)
      for (const [name, hash] of NAMES)
        await runner.query(`UPDATE ${table} SET img = $1 WHERE img = $2`, [
          `/pictures/${name}-800.webp`,
          `/pictures/${name}-${hash}-800.webp`,
        ]);
    await runner.query(
      `ALTER TABLE portfolio_items DROP COLUMN service_id, DROP COLUMN img_width, DROP COLUMN img_height`,
    );
  }
}
