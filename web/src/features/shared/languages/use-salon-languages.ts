import { useApi } from '../../../api/use-api';
import type { Language } from '../../../words/types.gen';

/** The languages of the salon's texts, including those in preparation, main one first. */
export function useSalonLanguages(): readonly Language[] {
  const { data } = useApi('/salon/languages');
  return data ? [data.mainLanguage, ...data.others.map(({ language }) => language)] : [];
}
