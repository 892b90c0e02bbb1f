import { type EntityManager, type EntityTarget, IsNull, type ObjectLiteral } from 'typeorm';
import { sourceHashOf } from '../common/translations.js';
import { languages } from '../words/languages.gen.js';
import type { Language } from '../words/types.gen.js';

/** The owner's texts in other languages, as in requests: see `ChangesInEachLanguage`. */
export type WordsChange<Field extends string> = Partial<
  Record<Language, Partial<Record<Field, string | null>> | null>
>;

/** The translations table of a noun. */
export interface WordsTable<Field extends string> {
  entity: EntityTarget<ObjectLiteral>;
  /** The property that refers to the translated record. */
  of: string;
  fields: readonly Field[];
}

/**
 * Writes only the languages in the request, so that concurrent translations into other languages are not lost. The
 * author of a translation has seen the current original.
 */
export async function writeWords<Field extends string>(
  { entity, of, fields }: WordsTable<Field>,
  id: string,
  original: Record<Field, string>,
  change: WordsChange<Field>,
  tx: EntityManager,
): Promise<void> {
  const sourceHash = sourceHashOf(fields, original);
  for (const language of languages) {
    const texts = change[language];
    if (texts === undefined) continue;
    const key = { [of]: id, lang: language };
    if (texts !== null) {
      const given = fields.filter((field) => texts[field] !== undefined);
      const written = Object.fromEntries(given.map((field) => [field, texts[field] || null]));
      await tx.upsert(entity, { ...key, ...written, sourceHash }, [of, 'lang']);
    }
    const untranslated = Object.fromEntries(fields.map((field) => [field, IsNull()]));
    await tx.delete(entity, texts === null ? key : { ...key, ...untranslated });
  }
}
