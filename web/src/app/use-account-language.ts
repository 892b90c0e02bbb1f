import { useEffect } from 'react';
import { useApi } from '../api/use-api';
import { useSalon } from '../api/use-salon';
import { useChooseLanguage, useLanguage } from '../words/use-words';

/** Those who are logged in read the dashboard in their account's language, whichever address they came by. */
export function useAccountLanguage(): void {
  const { data: account } = useApi('/account');
  const { data: salon } = useSalon();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const own = account?.language;
  const main = salon?.mainLanguage;
  useEffect(() => {
    // A failure leaves the page readable as it is; it is tried again with the next page.
    if (own && main && own !== language) choose(own, main).catch(() => undefined);
  }, [own, main, language, choose]);
}
