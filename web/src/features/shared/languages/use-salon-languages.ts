import { useApi } from '../../../api/use-api';
import type { Language } from '../../../words/types.gen';

/** The languages that the salon's texts are written in, those that are being prepared too, the main one first. */
export function useSalonLanguages(): readonly Language[] {
  const { data } = useApi('/salon/languages');
  return data ? [data.mainLanguage, ...data.others.map(({ language }) => language)] : [];
}
