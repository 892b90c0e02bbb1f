import { useSettingsForm } from '../../../api/use-settings-form';
import { useFormats } from '../../../ui/use-formats';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { useRememberedState } from '../../../ui/use-remembered-state';
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
  const saved = { warning: client.warning, note: client.note };
  const [draft, onDraft] = useRememberedState<typeof saved | null>(`note on ${client._id}`, null);
  const form = useSettingsForm({
    saved,
    send: async ({ warning, note }) => {
      // Send only edited fields, because someone else may be changing the others.
      await changeClient(client._id, {
        ...(warning !== client.warning && { warning }),
        ...(note !== client.note && { note }),
      });
      toast.success(words.noteSaved());
    },
    sentences: clientSentences(words),
    draft,
    onDraft,
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
      <SaveBar form={form} name={words.note()} />
    </Form>
  );
}
