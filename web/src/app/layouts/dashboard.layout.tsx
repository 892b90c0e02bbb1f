import { use } from 'react';
import { useWorksHere } from '../../api/use-may';
import { OwnWordsContext } from '../../words/use-words';
import { DeskLayout } from '../desk/desk.layout';
import { useAccountLanguage } from '../use-account-language';
import { ClientLayout } from './client.layout';

/** The logged-in part. Clients stay within the site; team members get the desk, which uses the standard wording. */
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
