import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { knownLanguage } from '../../common/words/known-language.js';
import { type OwnAreas, SalonWords } from '../../common/words/salon-words.js';
import { catalogues } from '../../words/catalogues.gen.js';
import type { Catalogue, Language, SentenceText } from '../../words/types.gen.js';
import { formats } from '../../words/words.gen.js';
import { faultIn, textsOf } from '../site-texts/domain/own-text.js';
import { sentenceIn } from '../site-texts/domain/sentence-in.js';
import type { OwnWord } from './own-word.entity.js';
import { type OwnText, OwnWordsRepository, type SentenceKey } from './own-words.repository.js';
import type { Salon } from './salon.entity.js';

const NONE = new SalonWords();

/**
 * The salon's own words. They are kept in memory and read anew when the salon's row, which whoever needs them has read
 * anyway, says that there are others.
 */
@Injectable()
export class OwnWordsService {
  private kept: { version: string; words: SalonWords } | null = null;

  constructor(private readonly repository: OwnWordsRepository) {}

  /** What no longer fits the sentence that it stands for is passed over, as is what this version does not have. */
  async wordsOf({ wordsVersion: version }: Pick<Salon, 'wordsVersion'>): Promise<SalonWords> {
    if (version === null) return NONE;
    if (this.kept?.version === version) return this.kept.words;
    // After the version, so that they are at least as new: with older ones a change would stay unseen.
    const words = new SalonWords(await areasByLanguage(await this.repository.listAll()));
    this.kept = { version, words };
    return words;
  }

  list(language: Language): Promise<OwnWord[]> {
    return this.repository.list(language);
  }

  /**
   * Replaces what the salon says for one sentence; none to leave it to the standard words.
   * @returns how many characters of its own there are in that language now
   */
  async replace(sentence: SentenceKey, texts: OwnText[], tx: EntityManager): Promise<number> {
    await this.repository.lockWords(tx);
    await this.repository.replace(sentence, texts, tx);
    return this.repository.length(sentence.lang, tx);
  }
}

async function areasByLanguage(rows: OwnWord[]): Promise<Partial<Record<Language, OwnAreas>>> {
  const areas: Partial<Record<Language, OwnAreas>> = {};
  for (const language of new Set(rows.map(({ lang }) => knownLanguage(lang)))) {
    if (language === null) continue;
    const own = rows.filter(({ lang }) => lang === language);
    areas[language] = ownAreas(own, await catalogues[language](), language);
  }
  return areas;
}

function ownAreas(rows: OwnWord[], catalogue: Catalogue, language: Language): OwnAreas {
  const areas: Record<string, Record<string, SentenceText>> = {};
  for (const { area, name, form, text } of rows) {
    const sentence = sentenceIn(catalogue, area, name);
    const standard =
      sentence !== null &&
      textsOf(sentence, (count) => formats[language].pluralForm({ count })).find((one) => one.form === form);
    if (!standard || faultIn(text, standard)) continue;
    const known = (areas[area] ??= {});
    if (typeof sentence === 'string') known[name] = text;
    else {
      const already = known[name];
      const forms = typeof already === 'object' ? already.forms : {};
      known[name] = { by: sentence.by, forms: { ...forms, [form]: text } };
    }
  }
  return areas;
}
