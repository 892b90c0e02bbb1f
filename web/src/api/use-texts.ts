import type { Salon } from './models';
import { markOf } from './own-words';
import { useSalon } from './use-salon';

type TextKey = keyof Salon['texts'];

/** The site's texts. Empty while unknown, which only happens if the server is unreachable. */
export function useTexts(): (key: TextKey) => string {
  const { data: salon } = useSalon();
  return (key) => salon?.texts[key] ?? '';
}

/** Attributes for an element whose text is in another language than the page. */
export function useTextMark(): (key: TextKey) => ReturnType<typeof markOf> {
  const { data: salon } = useSalon();
  return (key) => markOf(salon?.fallbacks[key]);
}
