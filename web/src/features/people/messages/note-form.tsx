import { useId } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { LeaveGuard } from '../../../ui/leave-guard';
import { toast } from '../../../ui/toast';
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
  const form = useApiForm({
    defaultValues: { note: message.note },
    send: async ({ note }) => {
      await mark(message, message.status, note);
      toast.success(words.noteSaved());
    },
  });
  return (
    <>
      <Form form={form} aria-labelledby={id}>
        <h3 id={id}>{words.forSalonOnly()}</h3>
        <TextArea
          label={words.note()}
          hint={words.neverSeen()}
          rows={2}
          maxLength={LONGEST}
          {...form.field('note')}
        />
        <FormFailure sentence={form.failure} />
        <Button type="submit" variant="ghost" size="compact" isBusy={form.isBusy} disabled={!form.isUnsaved}>
          {words.saveNote()}
        </Button>
      </Form>
      <LeaveGuard isOn={form.isUnsaved} onForget={() => form.reset({ note: message.note })} />
    </>
  );
}
