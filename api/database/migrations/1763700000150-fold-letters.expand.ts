import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNREAD = String.raw`['‘’ʻʼ\u0060´′\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]`.replace(
  "'",
  "''",
);
const MARKS = String.raw`[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]`;
// The letters that most names are made of come first: they are found soonest, and stay as they are.
const FROM =
  'abcdefghijklmnopqrstuvwxyzÆŒẞÞ' +
  'ØøŁłĐđÐðıĦħŦŧŊŋƏəĸ' +
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' +
  'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЅЈЉЊЋЏҐ' +
  'ةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―';
const TO =
  'abcdefghijklmnopqrstuvwxyzæœßþ' +
  'oollddddihhttnneek' +
  'αβγδεζηθικλμνξοπρστυφχψωσ' +
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіђѕјљњћџґ' +
  'هييك01234567890123456789------';

const PERSON = `(fold_letters(' ' || name) || fold_letters(' ' || email || ' ' || phone)) gin_trgm_ops`;

/** The indexed text of each table. A space before each text makes its first word begin like all others. */
const indexes = [
  ['clients_by_folded_letters', `clients USING gin (${PERSON}) WHERE user_id IS NULL`],
  ['users_by_folded_letters', `users USING gin (${PERSON}) WHERE role = 'user'`],
] as const;

/**
 * A search reads letters as anybody can type them: `muller` finds Müller. The body is bound to built-in functions when it is
 * made, so that no search path changes it, and it asks no locale, so that every database gives the same. Most names are
 * plain ASCII and need none of the table.
 *
 * The indexes of the letters as they are written stay: until the next release, copies of the old version may search by them.
 */
export class FoldLetters1763700000150 implements MigrationInterface {
  name = 'FoldLetters1763700000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION fold_letters(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE
        WHEN octet_length(written) = char_length(written) THEN lower(translate(written, '''\`', '') COLLATE "C")
        ELSE replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(regexp_replace(written COLLATE "C", '${UNREAD}', '', 'g'), NFKD), '${MARKS}', '', 'g')),
          '${FROM}', '${TO}'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
      END`);
    for (const [name, what] of indexes) await runner.query(`CREATE INDEX ${name} ON ${what}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await runner.query(`DROP INDEX ${name}`);
    await runner.query(`DROP FUNCTION fold_letters(text)`);
  }
}
