import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, TextArea, type FieldFrameProps } from '../../../ui/field';
import { Stack } from '../../../ui/layout';
import { inSentence } from '../../../words/in-sentence';
import { languageFacts } from '../../../words/languages.gen';
import { translations } from '../../../words/translations.gen';
import type { Language } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** In characters: the space for a hint. */
const SHORT = 400;

const Original = styled.details`
  color: var(--text-2);
  font-size: var(--t-meta);

  summary {
    min-height: 28px;
    cursor: pointer;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** A field for a translation, with the original below. */
export function TranslatedField({
  language,
  main,
  original,
  rows,
  hint,
  ...field
}: {
  language: Language;
  /** The original's language. */
  main: Language | undefined;
  original: string;
  /** Left out for a single line. */
  rows?: number;
  /** Replaces the original. */
  hint?: ReactNode;
} & Omit<FieldFrameProps, 'hint'> &
  Omit<
    ComponentProps<'input'> & ComponentProps<'textarea'>,
    'ref' | 'onChange' | 'onBlur' | 'lang' | 'dir'
  > & {
    ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
    onChange?: (event: { target: { value: string }; type?: string }) => unknown;
    onBlur?: (event: { target: unknown; type?: string }) => unknown;
  }) {
  const words = useWords(translations);
  const marked = main && { lang: main, dir: languageFacts[main].direction };
  const shown = original.trim();
  const isShort = shown.length <= SHORT;
  const props = {
    ...field,
    lang: language,
    dir: languageFacts[language].direction,
    hint:
      hint ??
      (shown && isShort ? inSentence(words.original, { text: <bdi {...marked}>{shown}</bdi> }) : undefined),
  };
  return (
    <Stack $gap={2}>
      {rows === undefined ? <Field {...props} /> : <TextArea rows={rows} {...props} />}
      {!isShort && (
        <Original>
          <summary>{words.theOriginal()}</summary>
          <p {...marked}>{shown}</p>
        </Original>
      )}
    </Stack>
  );
}
