import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Combobox } from '../../../ui/combobox';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { family } from '../../../words/family.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import type { Client } from './models';
import { useClientActions } from './mutations';
import { useFoundClients } from './use-found-clients';

interface Props {
  client: Client;
  onClose: () => void;
}

/** Says which account looks after a client, or ends that. */
export function CarerDialog({ client, onClose }: Props) {
  const words = useWords(family);
  if (client.lookedAfterBy) return <EndLink {...{ client, onClose }} carer={client.lookedAfterBy.name} />;
  return (
    <Dialog title={words.setCarer()} isOpen onClose={onClose}>
      <FindCarer {...{ client, onClose }} />
    </Dialog>
  );
}

function FindCarer({ client, onClose }: Props) {
  const words = useWords(family);
  const search = useWords(deskBookings);
  const buttons = useWords(shell);
  const sentenceOf = useSentenceOf();
  const { setCarer } = useClientActions();
  const { run, isBusy, problem } = useAction();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosen] = useState<string | null>(null);
  const { status, choices, clientOf, retry } = useFoundClients(typed, client._id);
  const withAccount = choices.filter(({ key }) => clientOf(key)?.hasAccount ?? true);
  const link = (id: string) =>
    run(async () => {
      await setCarer(client._id, id);
      toast.success(words.linked());
      onClose();
    });
  return (
    <Stack>
      <p>{words.setCarerIntro({ name: client.name })}</p>
      <Combobox
        label={words.findCarer()}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(null);
        }}
        listLabel={search.matchingClients()}
        status={choices.length > 0 && withAccount.length === 0 ? words.noAccountFound() : status}
        choices={withAccount}
        onChoose={(key) => {
          const carer = clientOf(key);
          if (!carer) return retry();
          setTyped(carer.name);
          setChosen(carer._id);
        }}
      />
      {problem && (
        <Alert tone="danger" title={buttons.nothingChanged()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {buttons.cancel()}
        </Button>
        <Button
          disabled={chosenId === null}
          isBusy={isBusy}
          onClick={() => chosenId !== null && void link(chosenId)}
        >
          {words.link()}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function EndLink({ client, carer, onClose }: Props & { carer: string }) {
  const words = useWords(family);
  const sentenceOf = useSentenceOf();
  const { removeCarer } = useClientActions();
  const end = async (): Promise<string | null> => {
    try {
      await removeCarer(client._id);
      toast.success(words.unlinked());
      onClose();
      return null;
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
  };
  return (
    <ConfirmDialog title={words.removeCarer()} action={words.removeCarer()} onConfirm={end} onClose={onClose}>
      <p>{words.removeCarerText({ carer, name: client.name })}</p>
    </ConfirmDialog>
  );
}
