import { useId, type ChangeEvent } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { randomId } from '../../../lib/random-id';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import type { AnswerDraft, VisitorMessage } from './models';
import { useInboxActions } from './mutations';

const LONGEST = 4000;

/** An answer by email. The typed text is kept while the user reads other messages and pages, and if sending fails. */
export function AnswerForm({
  message,
  draft,
  onDraft,
  isEmailed,
}: {
  message: VisitorMessage;
  draft: AnswerDraft | undefined;
  onDraft: (text: string) => void;
  /** False in a salon without a mail server. */
  isEmailed: boolean;
}) {
  const words = useWords(inboxArea);
  const id = useId();
  const { answer } = useInboxActions();
  const form = useApiForm({
    defaultValues: { text: draft?.text ?? '' },
    send: async ({ text }) => {
      await answer(message, { text, answerId: draft?.answerId ?? randomId() });
      form.reset({ text: '' });
      onDraft('');
      toast.success((isEmailed ? words.answerOnItsWay : words.answerSaved)({ name: message.name }));
    },
    sentences: { 'another-message': words.anotherMessage() },
  });
  return (
    <Form form={{ ...form, isUnsaved: false }} aria-labelledby={id}>
      <h3 id={id}>{message.answers.length > 0 ? words.writeAgain() : words.answerByEmail()}</h3>
      <TextArea
        label={words.yourAnswer()}
        hint={inSentence(isEmailed ? words.goesTo : words.keptOnly, {
          email: <bdi dir="ltr">{message.email}</bdi>,
        })}
        rows={5}
        maxLength={LONGEST}
        {...form.field('text', {
          ...required(words.writeAnswerFirst()),
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onDraft(event.target.value),
        })}
      />
      {form.failure && (
        <Alert tone="danger" title={words.didNotWork()}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <Button type="submit" size="small" isBusy={form.isBusy}>
        {isEmailed ? words.sendAnswer() : words.saveAnswer()}
      </Button>
    </Form>
  );
}
