import { useEffect } from 'react';
import { useApi } from '../api/use-api';
import { useSalon } from '../api/use-salon';
import { useChooseLanguage, useLanguage } from '../words/use-words';

/** Logged-in users get the dashboard in their account's language, whatever URL they used. */
export function useAccountLanguage(): void {
  const { data: account } = useApi('/account');
  const { data: salon } = useSalon();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const own = account?.language;
  const main = salon?.mainLanguage;
  useEffect(() => {
    // After a failure, the page stays readable; the next page tries again.
    if (own && main && own !== language) choose(own, main).catch(() => undefined);
  }, [own, main, language, choose]);
}
