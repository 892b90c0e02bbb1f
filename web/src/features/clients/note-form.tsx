import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { formatDateTime } from '../../lib/format-date';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';

const Form = styled.form`
  display: grid;
  gap: var(--s-3);
  justify-items: start;

  > div {
    width: 100%;
  }
`;

/** What the salon remembers about her. */
export function NoteForm({ client, timeZone }: { client: Client; timeZone: string }) {
  const { changeClient } = useClientActions();
  const [note, setNote] = useState(client.note);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await changeClient(client._id, { note });
      toast.success('The note is saved.');
    } catch (thrown) {
      setFailure(sentenceOf(asProblem(thrown), clientSentences));
    }
    setBusy(false);
  };

  return (
    <Form onSubmit={(event) => void save(event)}>
      <TextArea
        label="Note"
        hint={
          client.noteChangedAt && client.note
            ? `Last changed ${formatDateTime(client.noteChangedAt, timeZone)}. Clients get their note when they ask for their data.`
            : 'Allergies, colours, what she likes. Clients get their note when they ask for their data.'
        }
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && (
        <Alert tone="danger" title="The note is not saved">
          <p>{failure}</p>
        </Alert>
      )}
      <Button type="submit" variant="ghost" isBusy={isBusy}>
        Save note
      </Button>
    </Form>
  );
}
