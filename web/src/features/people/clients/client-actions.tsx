import { useState } from 'react';
import { CalendarPlus, Merge, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { toast } from '../../../ui/toast';
import { useSoon } from '../../../ui/use-soon';
import { clients as book } from '../../../words/clients.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { EditClientDialog, MergeClientsDialog } from './lazy-dialogs';
import type { Client } from './models';

const loadDialog = () => import('./erase-client-dialog').then((part) => part.EraseClientDialog);
const EraseClientDialog = lazyDialogs(loadDialog);

/** The desk's actions on a client, with their dialogs. */
export function ClientActions({ client, timeZone }: { client: Client; timeZone: string }) {
  useSoon(loadDialog);
  const words = useWords(book);
  const buttons = useWords(shell);
  const may = useMay();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'change' | 'merge' | 'erase' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ButtonRow>
        {client.can.changeContact && (
          <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpened('change')}>
            <Icon of={Pencil} size={18} /> {buttons.edit()}
          </Button>
        )}
        {client.can.merge && (
          <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpened('merge')}>
            <Icon of={Merge} size={18} /> {words.merge()}
          </Button>
        )}
        {client.can.erase && (
          <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpened('erase')}>
            <Icon of={Trash2} size={18} /> {words.erase()}
          </Button>
        )}
        {may.bookings && (
          <LinkButton size="compact" to={paths.dashboardDiaryFor(client._id)}>
            <Icon of={CalendarPlus} size={18} /> {words.newBooking()}
          </LinkButton>
        )}
      </ButtonRow>
      {opened === 'change' && (
        <EditClientDialog
          client={client}
          onClose={close}
          onSaved={() => {
            toast.success(words.clientSaved());
            close();
          }}
        />
      )}
      {opened === 'merge' && (
        <MergeClientsDialog
          client={client}
          timeZone={timeZone}
          onClose={close}
          onMerged={({ _id }) => {
            toast.success(words.wereMerged());
            close();
            if (_id !== client._id) void navigate(paths.dashboardClient(_id), { replace: true });
          }}
        />
      )}
      {opened === 'erase' && (
        <EraseClientDialog
          client={client}
          onClose={close}
          onErased={() => {
            toast.success(words.wasErased({ name: client.name }));
            void navigate(paths.dashboardClients, { replace: true });
          }}
        />
      )}
    </>
  );
}
