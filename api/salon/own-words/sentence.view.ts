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
  /** "one", "few", …; empty if the sentence has only one text. */
  form: string;

  /** The first numbers that use this form; null if it isn't a plural form. */
  @ApiProperty({ type: Number, isArray: true, nullable: true })
  counts: number[] | null;

  /** Values are inserted by name: "{name}". */
  standard: string;

  /** The salon's own text; null without one. */
  @ApiProperty({ type: String, nullable: true })
  own: string | null;

  @ApiProperty({ enum: textStates })
  state: TextState;

  /** The values that a text must contain. */
  required: string[];

  /** The tags that it must contain, such as "b" for `<b>…</b>`. */
  tags: string[];
}

export class SentenceView {
  /** Side and area, such as "web/book". */
  area: string;

  /** The name of the sentence in its area. */
  name: string;

  /** The values that a text can contain. */
  values: string[];
  texts: SentenceTextView[];
}

export class SentencePageView extends PageView {
  items: SentenceView[];

  /** All of them, in order. */
  areas: string[];

  /** The number of sentences that the salon has reworded. */
  ownCount: number;

  /** The number of those whose standard text has changed since. */
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
