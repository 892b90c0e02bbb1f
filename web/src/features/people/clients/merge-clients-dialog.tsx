import { useState } from 'react';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Unanswered } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Combobox } from '../../../ui/combobox';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { mergeClients as book } from '../../../words/merge-clients.gen';
import { shell } from '../../../words/shell.gen';
import type { MergeClientsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { type ChosenSides, chosenContact } from './merge-choice';
import { MergeComparison } from './merge-comparison';
import type { Client } from './models';
import { useClientActions } from './mutations';
import { useFoundClients } from './use-found-clients';

interface Props {
  client: Client;
  timeZone: string;
  onClose: () => void;
  /** Called with the remaining client. */
  onMerged: (client: Client) => void;
}

/** Finds a client's duplicate, compares both, and merges them. */
export function MergeClientsDialog({ client, timeZone, onClose, onMerged }: Props) {
  const words = useWords(book);
  const [otherId, setOther] = useState<string | null>(null);
  return (
    <Dialog title={words.mergeWithAnother()} isOpen onClose={onClose}>
      {otherId === null ? (
        <FindOther client={client} onFound={setOther} onClose={onClose} />
      ) : (
        <MergeTwo
          key={otherId}
          {...{ client, otherId, timeZone, onMerged }}
          onOther={() => setOther(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function FindOther({
  client,
  onFound,
  onClose,
}: {
  client: Client;
  onFound: (id: string) => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const search = useWords(deskBookings);
  const buttons = useWords(shell);
  const [typed, setTyped] = useState('');
  const { status, choices, clientOf, retry } = useFoundClients(typed, client._id);
  return (
    <Stack>
      <p>{words.whenToMerge()}</p>
      <Combobox
        label={words.otherClient()}
        hint={words.typeToFindOther()}
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        listLabel={search.matchingClients()}
        status={status}
        choices={choices}
        onChoose={(key) => {
          const other = clientOf(key);
          if (other) onFound(other._id);
          else retry();
        }}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {buttons.cancel()}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function MergeTwo({
  client,
  otherId,
  timeZone,
  onMerged,
  onOther,
  onClose,
}: Props & { otherId: string; onOther: () => void }) {
  const words = useWords(book);
  const buttons = useWords(shell);
  const sentenceOf = useSentenceOf();
  const { mergeClients } = useClientActions();
  const { run, isBusy, problem } = useAction();
  const [chosen, setChosen] = useState<ChosenSides>({});
  const answer = useApi('/clients/{id}', {
    params: { path: { id: otherId } },
  });
  const { data: other } = answer;
  if (!other)
    return (
      <Unanswered
        answer={answer}
        what={words.otherClient()}
        sentences={{ 'not-found': words.otherIsGone() }}
        skeleton={<Skeleton $height="16rem" />}
      />
    );
  const pair = { one: client, other };
  const refusal = refusalOf(words, [client, other]);
  const merge = () =>
    run(async () =>
      onMerged(await mergeClients(client._id, { _id: other._id, ...chosenContact(pair, chosen) })),
    );
  return (
    <Stack>
      {/* First and focused, so that everything below is read in order. */}
      <div>
        <Button variant="ghost" size="small" autoFocus onClick={onOther}>
          {words.chooseAnother()}
        </Button>
      </div>
      <MergeComparison
        pair={pair}
        chosen={chosen}
        timeZone={timeZone}
        onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
      />
      {refusal ? (
        <Alert tone="warning" title={words.cannotMerge()}>
          <p>{refusal}</p>
        </Alert>
      ) : (
        <>
          <p>{client.hasAccount || other.hasAccount ? words.accountStays() : words.thisStays()}</p>
          <p>
            <strong>{words.cannotBeUndone()}</strong>
          </p>
        </>
      )}
      {problem && (
        <Alert tone="danger" title={words.couldNotMerge()}>
          <p>{sentenceOf(problem, { 'not-found': words.otherIsGone() })}</p>
        </Alert>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {refusal ? buttons.close() : buttons.cancel()}
        </Button>
        {!refusal && (
          <Button variant="danger" isBusy={isBusy} onClick={() => void merge()}>
            {words.mergeNow()}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

/** The reason why these two can't be merged, and the way out; null if they can. */
function refusalOf(words: MergeClientsWords, pair: Client[]): string | null {
  const accounts = pair.filter(({ hasAccount }) => hasAccount);
  if (accounts.length === 2) return words.twoAccounts();
  return accounts.some(({ isVerified }) => !isVerified) ? words.accountNotVerified() : null;
}
