import { useState } from 'react';
import {
  Ban,
  CalendarPlus,
  CircleCheck,
  Ellipsis,
  type LucideIcon,
  Merge,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useMay } from '../../../api/use-may';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { PopoverButton } from '../../../ui/popover-button';
import { toast } from '../../../ui/toast';
import { useSoon } from '../../../ui/use-soon';
import { clients as book } from '../../../words/clients.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { clientSentences } from './client-sentences';
import { BlockDialog, CarerDialog, EditClientDialog, MergeClientsDialog } from './lazy-dialogs';
import type { Client } from './models';
import { useClientActions } from './mutations';

const loadDialog = () => import('./erase-client-dialog').then((part) => part.EraseClientDialog);
const EraseClientDialog = lazyDialogs(loadDialog);

const Acts = styled(ButtonRow)`
  align-items: center;
  gap: var(--s-2);
`;
const Choices = styled.div`
  display: grid;
  justify-items: start;
`;

/** The desk's actions on a client, with their dialogs. */
export function ClientActions({ client, timeZone }: { client: Client; timeZone: string }) {
  useSoon(loadDialog);
  const words = useWords(book);
  const buttons = useWords(shell);
  const may = useMay();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'change' | 'merge' | 'carer' | 'block' | 'erase' | null>(null);
  const close = () => setOpened(null);
  const { changeClient } = useClientActions();
  const { run, isBusy, problem } = useAction();
  const sentenceOf = useSentenceOf();
  const unblock = () =>
    void run(async () => {
      await changeClient(client._id, { isBlocked: false });
      toast.success(words.isUnblockedNow());
    });
  const mayBlock = client.can.changeDetails && !client.isBlocked;
  const isMore = client.can.merge || client.can.changeCarer || mayBlock || client.can.erase;
  const choice = (opens: NonNullable<typeof opened>, icon: LucideIcon, label: string) => (
    <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpened(opens)}>
      <Icon of={icon} size={18} /> {label}
    </Button>
  );
  return (
    <>
      <Acts>
        {client.can.changeContact && (
          <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpened('change')}>
            <Icon of={Pencil} size={18} /> {buttons.edit()}
          </Button>
        )}
        {client.can.changeDetails && client.isBlocked && (
          <Button variant="ghost" size="compact" isBusy={isBusy} onClick={unblock}>
            <Icon of={CircleCheck} size={18} /> {words.unblockOnline()}
          </Button>
        )}
        {isMore && (
          <PopoverButton label={words.moreActions()} icon={<Icon of={Ellipsis} />}>
            <Choices>
              {client.can.merge && choice('merge', Merge, words.merge())}
              {client.can.changeCarer &&
                choice('carer', Users, client.lookedAfterBy ? words.endFamilyLink() : words.linkToFamily())}
              {mayBlock && choice('block', Ban, words.blockOnline())}
              {client.can.erase && choice('erase', Trash2, words.erase())}
            </Choices>
          </PopoverButton>
        )}
        {may.bookings && (
          <LinkButton size="compact" to={paths.dashboardDiaryFor(client._id)}>
            <Icon of={CalendarPlus} size={18} /> {words.book()}
          </LinkButton>
        )}
      </Acts>
      {problem && (
        <Alert tone="danger" title={words.couldNotBlock()}>
          <p>{sentenceOf(problem, clientSentences(words))}</p>
        </Alert>
      )}
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
      {opened === 'carer' && <CarerDialog client={client} onClose={close} />}
      {opened === 'block' && (
        <BlockDialog
          client={client}
          onClose={close}
          onBlocked={() => {
            toast.success(words.isBlockedNow());
            close();
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
