import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import { faultIn, textsOf } from '../site-texts/domain/own-text.js';
import { sourceHashOf } from '../site-texts/source-hash.js';
import type { OwnWord } from '../salon/own-word.entity.js';
import type { Language, SentenceText } from '../../words/types.gen.js';
import { formats } from '../../words/words.gen.js';

/** `changed`: the standard text is not the one any more that the salon's own was written for; `unfit`: it can no longer be said. */
export const textStates = ['standard', 'own', 'changed', 'unfit'] as const;
export type TextState = (typeof textStates)[number];

/** One text of a sentence: all of it, or one of its forms. */
export class SentenceTextView {
  /** "one", "few", …; empty where the sentence has one text only. */
  form: string;

  /** The first counts that this form is for; null where it is not for counts. */
  @ApiProperty({ type: Number, isArray: true, nullable: true })
  counts: number[] | null;

  /** Values stand in it by their names: "{name}". */
  standard: string;

  /** What the salon says instead; null while it says nothing of its own. */
  @ApiProperty({ type: String, nullable: true })
  own: string | null;

  @ApiProperty({ enum: textStates })
  state: TextState;

  /** The values that a text has to have. */
  required: string[];

  /** The tags that it has to have, such as "b" for `<b>…</b>`. */
  tags: string[];
}

export class SentenceView {
  /** Side and area, such as "web/book". */
  area: string;

  /** Its name in the area. */
  name: string;

  /** Those that a text may have. */
  values: string[];
  texts: SentenceTextView[];
}

export class SentencePageView extends PageView {
  items: SentenceView[];

  /** All that there are, in their order. */
  areas: string[];

  /** How many sentences have words of the salon's own. */
  ownCount: number;

  /** And for how many of them the standard text has changed since. */
  changedCount: number;
}

/** @param rows what the salon says of its own for this sentence */
export function toSentenceView(
  { area, name, sentence }: { area: string; name: string; sentence: SentenceText },
  rows: readonly OwnWord[],
  language: Language,
): SentenceView {
  const texts = textsOf(sentence, (count) => formats[language].pluralForm({ count }));
  return {
    area,
    name,
    values: texts[0]?.known ?? [],
    texts: texts.map((text) => {
      const row = rows.find(({ form }) => form === text.form);
      const state = !row
        ? 'standard'
        : faultIn(row.text, text)
          ? 'unfit'
          : row.sourceHash === sourceHashOf(text.standard)
            ? 'own'
            : 'changed';
      const { form, counts, standard, required, tags } = text;
      return { form, counts, standard, own: row?.text ?? null, state, required, tags: [...new Set(tags)] };
    }),
  };
}
