import { useMemo } from 'react';
import { useFormats } from '../../../ui/use-formats';
import { diary } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';
import type { DiaryTexts } from './diary-text';

/** What it takes to write about the diary; the same until the language of the page is another. */
export function useDiaryTexts(): DiaryTexts {
  const words = useWords(diary);
  const formats = useFormats();
  return useMemo(() => ({ words, formats }), [words, formats]);
}
