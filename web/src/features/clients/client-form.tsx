import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, TextArea } from '../../ui/field';
import { DialogWays } from '../../ui/ways';
import { clientSentences } from './client-sentences';
import type { ClientWords } from './models';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const PHONE = /^[+0-9 ()./-]*$/;

/** The card of somebody without an account. What was typed stays until it is saved. */
export function ClientForm({
  client,
  submitLabel,
  onSubmit,
  onCancel,
}: {
  /** Left out for somebody new, of whom a note may be taken at once. */
  client?: Omit<ClientWords, 'note'>;
  submitLabel: string;
  onSubmit: (words: ClientWords) => Promise<void>;
  onCancel: () => void;
}) {
  const [words, setWords] = useState<ClientWords>({ name: '', email: '', phone: '', note: '', ...client });
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const change = (part: Partial<ClientWords>) => {
    setWords({ ...words, ...part });
    setProblem(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !words.name.trim() || !PHONE.test(words.phone)) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit(words);
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };
  const errors = problem?.fieldErrors ?? {};
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Name"
        maxLength={120}
        autoComplete="off"
        value={words.name}
        error={isChecked && !words.name.trim() ? 'Name is Required' : errors['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label="Phone (optional)"
        type="tel"
        maxLength={32}
        autoComplete="off"
        value={words.phone}
        error={isChecked && !PHONE.test(words.phone) ? 'Use digits, spaces and + ( ) . / -' : errors['phone']}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <Field
        label="Email (optional)"
        type="email"
        maxLength={254}
        autoComplete="off"
        value={words.email}
        error={errors['email']}
        onChange={(event) => change({ email: event.target.value })}
      />
      {!client && (
        <TextArea
          label="Note (optional)"
          hint="Only those who run the salon read it. She gets it when she asks for her data."
          maxLength={2000}
          value={words.note}
          error={errors['note']}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
      {problem && Object.keys(errors).length === 0 && (
        <Alert tone="danger" title="Nothing is saved">
          <p>{sentenceOf(problem, clientSentences)}</p>
        </Alert>
      )}
      <DialogWays>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </DialogWays>
    </Form>
  );
}
