import type { Language, SentenceText } from '../../words/types.gen.js';
import { laidOver } from '../../words/lay-over.js';
import { formats } from '../../words/words.gen.js';

/** The salon's custom wording in one language: by area ("web/book"), then by sentence name. */
export type OwnAreas = Readonly<Record<string, Readonly<Record<string, SentenceText>>>>;

/** The salon's custom wording in all languages. Sentences without one keep the standard wording. */
export class SalonWords {
  private readonly made = new Map<string, object>();

  constructor(private readonly own: Partial<Record<Language, OwnAreas>> = {}) {}

  /** The custom wording in this language. */
  in(language: Language): OwnAreas {
    return this.own[language] ?? {};
  }

  /**
   * The sentences of a server area in the salon's wording: `salonWords.of('letters', letters, 'pt').subject()`.
   * @param area its name among the catalogues: `words/….../api/<area>.json`
   */
  of<Words extends object>(area: string, words: Record<Language, Words>, language: Language): Words {
    const standard = words[language];
    const own = this.in(language)[`api/${area}`];
    if (!own) return standard;
    const key = `${language} ${area}`;
    const known = this.made.get(key) as Words | undefined;
    const laid = known ?? laidOver(standard, own, (count) => formats[language].pluralForm({ count }));
    this.made.set(key, laid);
    return laid;
  }
}
