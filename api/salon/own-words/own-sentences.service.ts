import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { pageOf, rowsBefore } from '../../common/page/page.js';
import { Transactions } from '../../database/transactions.js';
import { faultIn, textsOf } from '../site-texts/domain/own-text.js';
import { sourceHashOf } from '../site-texts/source-hash.js';
import { OwnWordsService } from '../salon/own-words.service.js';
import { sentenceIn } from '../site-texts/domain/sentence-in.js';
import { catalogues } from '../../words/catalogues.gen.js';
import { mainLanguage } from '../../words/languages.gen.js';
import type { SentenceText } from '../../words/types.gen.js';
import { formats } from '../../words/words.gen.js';
import type { ChangeSentenceDto } from './dto/change-sentence.dto.js';
import type { ListSentencesDto } from './dto/list-sentences.dto.js';
import { noSuchForm, noSuchSentence, tooManyOwnWords, unfitTexts } from './own-words.problems.js';
import { type SentencePageView, type SentenceView, toSentenceView } from './sentence.view.js';

/** Characters per language: every page carries all of them. */
const MAX_OWN_CHARACTERS = 40_000;

/** The sentences that clients read, with the salon's custom wording. */
@Injectable()
export class OwnSentencesService {
  constructor(
    private readonly ownWords: OwnWordsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async listSentences(query: ListSentencesDto): Promise<SentencePageView> {
    const { language, search = '', area, only } = query;
    const catalogue = await catalogues[language]();
    const english = await catalogues[mainLanguage]();
    const rows = await this.ownWords.list(language);
    const all = Object.entries(catalogue).flatMap(([of, sentences]) =>
      Object.entries(sentences).map(([name, sentence]) =>
        toSentenceView(
          { area: of, name, sentence },
          rows.filter((row) => row.area === of && row.name === name),
          language,
        ),
      ),
    );
    const wanted = folded(search);
    const found = all.filter(
      (one) =>
        (area === undefined || one.area === area) &&
        (only === undefined || (only === 'own' ? isOwn(one) : isChanged(one))) &&
        [
          ...one.texts.flatMap(({ standard, own: text }) => [standard, text ?? '']),
          ...saysIn(english, one),
        ].some((text) => folded(text).includes(wanted)),
    );
    const page = pageOf(query);
    return {
      items: found.slice(rowsBefore(page), rowsBefore(page) + page.pageSize),
      areas: Object.keys(catalogue),
      ownCount: all.filter(isOwn).length,
      changedCount: all.filter(isChanged).length,
      total: found.length,
      ...page,
    };
  }

  async changeSentence(asked: ChangeSentenceDto, actor: CurrentUser): Promise<SentenceView> {
    const { language, area, name, texts } = asked;
    const sentence = sentenceIn(await catalogues[language](), area, name);
    if (sentence === null) throw noSuchSentence();
    const standards = textsOf(sentence, (count) => formats[language].pluralForm({ count }));
    const own = texts.map(({ form, text }, index) => {
      const standard = standards.find((one) => one.form === form);
      if (!standard) throw noSuchForm(index);
      return { form, text, index, standard, fault: text === null ? null : faultIn(text, standard) };
    });
    const faults = own.flatMap(({ fault, ...one }) => (fault ? { ...one, fault } : []));
    if (faults.length > 0) throw unfitTexts(faults);
    // A text equal to the standard wording is not stored.
    const kept = own.flatMap(({ form, text, index, standard: { standard } }) =>
      text === null || text === standard ? [] : { form, text, index, sourceHash: sourceHashOf(standard) },
    );
    await this.transactions.run(async (tx) => {
      const length = await this.ownWords.replace({ lang: language, area, name }, kept, tx);
      const [first] = kept;
      if (first && length > MAX_OWN_CHARACTERS) throw tooManyOwnWords(first.index);
      const object = { type: 'salon', id: '1' };
      await this.audit.record({ actor, action: 'salon.changed', object, detail: { keys: 'words' } }, tx);
    });
    const rows = kept.map((one) => ({ ...one, lang: language, area, name }));
    return toSentenceView({ area, name, sentence }, rows, language);
  }
}

const isOwn = ({ texts }: SentenceView): boolean => texts.some(({ own }) => own !== null);

const isChanged = ({ texts }: SentenceView): boolean =>
  texts.some(({ state }) => state === 'changed' || state === 'unfit');

/** A sentence in English, in all its forms. */
function saysIn(
  english: Record<string, Record<string, SentenceText>>,
  { area, name }: SentenceView,
): string[] {
  const sentence = english[area]?.[name] ?? '';
  return typeof sentence === 'string' ? [sentence] : Object.values(sentence.forms);
}

/** Without accents and capitals, which people rarely type in searches. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
