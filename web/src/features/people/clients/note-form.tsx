import { useSettingsForm } from '../../../api/use-settings-form';
import { useFormats } from '../../../ui/use-formats';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { clientSentences } from './client-sentences';
import type { Client } from './models';
import { useClientActions } from './mutations';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';

/** The note and warning about a client. Follows changes by others until something is typed here. */
export function NoteForm({ client, timeZone }: { client: Client; timeZone: string }) {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  const { changeClient } = useClientActions();
  const form = useSettingsForm({
    saved: { warning: client.warning, note: client.note },
    send: async ({ warning, note }) => {
      // Send only edited fields, because someone else may be changing the others.
      await changeClient(client._id, {
        ...(warning !== client.warning && { warning }),
        ...(note !== client.note && { note }),
      });
      toast.success(words.noteSaved());
    },
    sentences: clientSentences(words),
  });

  return (
    <Form form={form}>
      <Field
        label={words.warning()}
        hint={words.warningHint()}
        maxLength={200}
        autoComplete="off"
        {...form.field('warning')}
      />
      <TextArea
        label={words.note()}
        hint={
          client.noteChangedAt && client.note
            ? words.lastChanged({ when: formatDateTime(client.noteChangedAt, timeZone) })
            : words.whatToNote()
        }
        maxLength={2000}
        {...form.field('note')}
      />
      {form.failure && (
        <Alert tone="danger" title={words.couldNotSaveNote()}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <Button type="submit" variant="ghost" isBusy={form.isBusy}>
        {words.saveNote()}
      </Button>
    </Form>
  );
}
