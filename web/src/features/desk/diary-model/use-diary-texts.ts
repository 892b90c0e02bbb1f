import { useMemo } from 'react';
import { useFormats } from '../../../ui/use-formats';
import { diary } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';
import type { DiaryTexts } from './diary-text';

/** Texts and formats for the diary; a stable object until the page's language changes. */
export function useDiaryTexts(): DiaryTexts {
  const words = useWords(diary);
  const formats = useFormats();
  return useMemo(() => ({ words, formats }), [words, formats]);
}
