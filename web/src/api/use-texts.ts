import type { Salon } from './models';
import { useSalon } from './use-salon';

type TextKey = keyof Salon['texts'];

/** What the owner has the site say. Empty while it is not known, which is only when the server could not be asked. */
export function useTexts(): (key: TextKey) => string {
  const { data: salon } = useSalon();
  return (key) => salon?.texts[key] ?? '';
}
