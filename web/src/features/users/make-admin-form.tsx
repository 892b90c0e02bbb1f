import { useRef, useState } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { useUserActions } from './mutations';

const Form = styled(Card).attrs({ as: 'form' })`
  max-width: 560px;
  margin-top: var(--s-5);
  justify-items: start;

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;
const Intro = styled.p`
  max-width: 60ch;
  margin-top: var(--s-3);
  color: var(--text-2);
`;

type Outcome = { kind: 'unchanged'; email: string } | { kind: 'failed'; problem: ProblemError };

/** Gives somebody who has an account the whole dashboard. What was typed stays until that has worked. */
export function MakeAdminForm() {
  const { makeAdmin } = useUserActions();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const fieldError = outcome?.kind === 'failed' && outcome.problem.fieldErrors['email'];

  const submit = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      if (await makeAdmin(email)) {
        toast.success(`User: ${email} is now an admin.`);
        setEmail('');
      } else {
        setOutcome({ kind: 'unchanged', email });
      }
    } catch (thrown) {
      setOutcome({ kind: 'failed', problem: asProblem(thrown) });
    }
    setBusy(false);
    field.current?.focus();
  };

  return (
    <>
      <Intro>
        An admin sees every booking, makes other admins and deletes users. Whoever you name needs an account
        first.
      </Intro>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          ref={field}
          label="Email"
          type="email"
          required
          maxLength={254}
          readOnly={isBusy}
          autoComplete="off"
          value={email}
          error={fieldError ? 'Provide a valid Email' : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setOutcome(null);
          }}
        />
        {outcome && !fieldError && <NotDone outcome={outcome} />}
        <Button type="submit" isBusy={isBusy}>
          Make Admin
        </Button>
      </Form>
    </>
  );
}

function NotDone({ outcome }: { outcome: Outcome }) {
  return outcome.kind === 'unchanged' ? (
    <Alert tone="warning" title="Nothing has changed">
      <p>There is no user {outcome.email}, or this user is an admin already.</p>
    </Alert>
  ) : (
    <Alert tone="danger" title="Nobody was made an admin">
      <p>{sentenceOf(outcome.problem)}</p>
    </Alert>
  );
}
