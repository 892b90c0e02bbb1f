import { use } from 'react';
import { useWorksHere } from '../../api/use-may';
import { OwnWordsContext } from '../../words/use-words';
import { DeskLayout } from '../desk/desk.layout';
import { useAccountLanguage } from '../use-account-language';
import { ClientLayout } from './client.layout';

/** The signed-in part. Clients stay within the site; those who work here have the desk, which speaks in the standard words. */
export function DashboardLayout() {
  const own = use(OwnWordsContext);
  const isDesk = useWorksHere();
  useAccountLanguage();
  return (
    <OwnWordsContext value={isDesk ? null : own}>
      {isDesk ? <DeskLayout /> : <ClientLayout />}
    </OwnWordsContext>
  );
}
