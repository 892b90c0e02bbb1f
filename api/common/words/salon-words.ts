import type { Language, SentenceText } from '../../words/types.gen.js';
import { laidOver } from '../../words/lay-over.js';
import { formats } from '../../words/words.gen.js';

/** What the salon says in its own words, in one language: by area ("web/book"), and by the name of the sentence. */
export type OwnAreas = Readonly<Record<string, Readonly<Record<string, SentenceText>>>>;

/** The salon's own words in all languages; where there are none, the standard ones stand. */
export class SalonWords {
  private readonly made = new Map<string, object>();

  constructor(private readonly own: Partial<Record<Language, OwnAreas>> = {}) {}

  /** Its own words in this language. */
  in(language: Language): OwnAreas {
    return this.own[language] ?? {};
  }

  /**
   * The sentences of an area of the server as the salon says them: `salonWords.of('letters', letters, 'pt').subject()`.
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
