import { useApiForm } from '../../../api/use-api-form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { clientSentences } from './client-sentences';
import { languages } from '../../../words/languages.gen';
import { EmailLanguageField } from '../../shared/languages/email-language-field';
import type { ClientWords } from './models';
import { clients as book } from '../../../words/clients.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

/** The details of a client without an account. */
export function ClientForm({
  client,
  submitLabel,
  onSubmit,
  onCancel,
}: {
  /** Left out for a new client, whose note and warning can be entered at once. */
  client?: Omit<ClientWords, 'note' | 'warning'>;
  submitLabel: string;
  onSubmit: (words: ClientWords) => Promise<void>;
  onCancel: () => void;
}) {
  const words = useWords(book);
  const cancel = useWords(shell).cancel();
  const rules = useFieldRules();
  const form = useApiForm({
    defaultValues: {
      name: client?.name ?? '',
      email: client?.email ?? '',
      phone: client?.phone ?? '',
      note: '',
      warning: '',
      language: client?.language ?? '',
    },
    send: ({ language, ...written }) =>
      onSubmit({ ...written, language: languages.find((one) => one === language) ?? null }),
    sentences: clientSentences(words),
  });
  return (
    <Form form={form}>
      <Field label={words.name()} maxLength={120} autoComplete="off" {...form.field('name', rules.name)} />
      <Field
        label={words.phone()}
        type="tel"
        maxLength={32}
        autoComplete="off"
        {...form.field('phone', rules.phone)}
      />
      <Field label={words.email()} type="email" maxLength={254} autoComplete="off" {...form.field('email')} />
      <EmailLanguageField kept={client?.language} {...form.field('language')} />
      {!client && (
        <>
          <Field
            label={words.warning()}
            hint={words.warningHint()}
            maxLength={200}
            autoComplete="off"
            {...form.field('warning')}
          />
          <TextArea label={words.note()} hint={words.noteHint()} maxLength={2000} {...form.field('note')} />
        </>
      )}
      {form.failure && (
        <Alert tone="danger" title={words.couldNotSave()}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
