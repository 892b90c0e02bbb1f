import { useApiForm } from '../../api/use-api-form';
import { useFormats } from '../../ui/use-formats';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';

/** What the salon notes about a client. */
export function NoteForm({ client, timeZone }: { client: Client; timeZone: string }) {
  const { formatDateTime } = useFormats();
  const { changeClient } = useClientActions();
  const form = useApiForm({
    defaultValues: { note: client.note },
    send: async ({ note }) => {
      await changeClient(client._id, { note });
      toast.success('Note saved.');
    },
    sentences: clientSentences,
  });

  return (
    <Form form={form}>
      <TextArea
        label="Note"
        hint={
          client.noteChangedAt && client.note
            ? `Last changed ${formatDateTime(client.noteChangedAt, timeZone)}. Clients get their note when they ask for their data.`
            : 'Allergies, colours, preferences. Clients get their note when they ask for their data.'
        }
        maxLength={2000}
        {...form.field('note')}
      />
      {form.failure && (
        <Alert tone="danger" title="We couldn’t save the note">
          <p>{form.failure}</p>
        </Alert>
      )}
      <Button type="submit" variant="ghost" isBusy={form.isBusy}>
        Save note
      </Button>
    </Form>
  );
}
