import { useId } from 'react';
import { useSettingsForm } from '../../../api/use-settings-form';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar, SavedTogether } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import type { VisitorMessage } from './models';
import { useInboxActions } from './mutations';

const LONGEST = 1000;

/** The salon’s own note about a message. */
export function NoteForm({ message }: { message: VisitorMessage }) {
  const words = useWords(inboxArea);
  const id = useId();
  const { mark } = useInboxActions();
  const saved = { note: message.note };
  const [draft, onDraft] = useRememberedState<typeof saved | null>(`note on message ${message._id}`, null);
  const form = useSettingsForm({
    saved,
    send: async ({ note }) => {
      await mark(message, message.status, note);
      toast.success(words.noteSaved());
    },
    draft,
    onDraft,
  });
  return (
    <SavedTogether>
      <Form form={form} aria-labelledby={id}>
        <h3 id={id}>{words.forSalonOnly()}</h3>
        <TextArea
          label={words.note()}
          hint={words.neverSeen()}
          rows={2}
          maxLength={LONGEST}
          {...form.field('note')}
        />
        <SaveBar form={form} name={words.note()} />
      </Form>
    </SavedTogether>
  );
}
