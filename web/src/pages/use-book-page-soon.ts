import { useCallback } from 'react';
import { useSoon } from '../ui/use-soon';
import { fetchAreas } from '../words/area';
import { availability } from '../words/availability.gen';
import { book } from '../words/book.gen';
import { useLanguage } from '../words/use-words';

/** Preloads the booking page and its texts on the first interaction with this page, which leads there. */
export function useBookPageSoon(): void {
  const language = useLanguage();
  useSoon(
    useCallback(
      () => Promise.all([import('./book.page'), fetchAreas([book, availability], language)]),
      [language],
    ),
  );
}
