import { useState } from 'react';
import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import { useUserActions } from './mutations';

const Sheet = styled(Card)`
  max-width: 560px;
  margin-top: var(--s-5);
`;
const Intro = styled.p`
  max-width: 60ch;
  margin-top: var(--s-3);
  color: var(--text-2);
`;

/** Makes someone with an account an admin. */
export function MakeAdminForm() {
  const words = useWords(book);
  const rules = useFieldRules();
  const { makeAdmin } = useUserActions();
  const [unchanged, setUnchanged] = useState<string | null>(null);
  const form = useApiForm({
    defaultValues: { email: '' },
    send: async ({ email }) => {
      setUnchanged(null);
      if (await makeAdmin(email)) {
        toast.success(words.isAdminNow({ email }));
        form.reset();
      } else {
        setUnchanged(email);
      }
      form.setFocus('email');
    },
    // Errors about the address use our own sentence.
    fieldErrorsOf: ({ fieldErrors }): Record<string, string> =>
      fieldErrors['email'] === undefined ? {} : { email: rules.email.pattern.message },
  });

  return (
    <>
      <Intro>{words.adminIntro()}</Intro>
      <Sheet>
        {/* The browser validates this address: the specification has no messages for it. */}
        <Form form={form} noValidate={false}>
          <Field
            label={words.email()}
            type="email"
            maxLength={254}
            readOnly={form.isBusy}
            autoComplete="off"
            {...form.field('email')}
            required
          />
          {unchanged !== null && (
            <Alert tone="warning" title={words.nothingChanged()}>
              <p>{inSentence(words.noSuchUser, { email: <bdi>{unchanged}</bdi> })}</p>
            </Alert>
          )}
          {form.failure && (
            <Alert tone="danger" title={words.nothingChanged()}>
              <p>{form.failure}</p>
            </Alert>
          )}
          <Button type="submit" isBusy={form.isBusy}>
            {words.makeAdmin()}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}
