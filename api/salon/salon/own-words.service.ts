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
 * Caches the salon's custom wording. It is read again when the salon's row, which callers have read anyway, has a new
 * version.
 */
@Injectable()
export class OwnWordsService {
  private kept: { version: string; words: SalonWords } | null = null;

  constructor(private readonly repository: OwnWordsRepository) {}

  /** Ignores texts that no longer fit their sentence, or are unknown to this version. */
  async wordsOf({ wordsVersion: version }: Pick<Salon, 'wordsVersion'>): Promise<SalonWords> {
    if (version === null) return NONE;
    if (this.kept?.version === version) return this.kept.words;
    // Read after the version, so that they are at least as new: otherwise, a change would go unnoticed.
    const words = new SalonWords(await areasByLanguage(await this.repository.listAll()));
    this.kept = { version, words };
    return words;
  }

  list(language: Language): Promise<OwnWord[]> {
    return this.repository.list(language);
  }

  /**
   * Replaces the salon's texts for one sentence; an empty list restores the standard wording.
   * @returns the total characters of custom wording in that language
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
