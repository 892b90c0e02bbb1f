import type { Salon } from './models';
import { markOf } from './own-words';
import { useSalon } from './use-salon';

type TextKey = keyof Salon['texts'];

/** What the owner has the site say. Empty while it is not known, which is only when the server could not be asked. */
export function useTexts(): (key: TextKey) => string {
  const { data: salon } = useSalon();
  return (key) => salon?.texts[key] ?? '';
}

/** Marks the element around a text of the site that is in another language than the page. */
export function useTextMark(): (key: TextKey) => ReturnType<typeof markOf> {
  const { data: salon } = useSalon();
  return (key) => markOf(salon?.fallbacks[key]);
}
