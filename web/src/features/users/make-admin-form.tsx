import { useState } from 'react';
import styled from 'styled-components';
import { useApiForm } from '../../api/use-api-form';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useFieldRules } from '../../ui/use-field-rules';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
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

/** Lets somebody who has an account run the salon. */
export function MakeAdminForm() {
  const rules = useFieldRules();
  const { makeAdmin } = useUserActions();
  const [unchanged, setUnchanged] = useState<string | null>(null);
  const form = useApiForm({
    defaultValues: { email: '' },
    send: async ({ email }) => {
      setUnchanged(null);
      if (await makeAdmin(email)) {
        toast.success(`User: ${email} is now an admin.`);
        form.reset();
      } else {
        setUnchanged(email);
      }
      form.setFocus('email');
    },
    // What is wrong with the address is said in our words.
    fieldErrorsOf: ({ fieldErrors }): Record<string, string> =>
      fieldErrors['email'] === undefined ? {} : { email: rules.email.pattern.message },
  });

  return (
    <>
      <Intro>
        An admin sees every booking, can make other people admins and can delete users. The person you enter
        needs an account first.
      </Intro>
      <Sheet>
        {/* The browser checks this address: the specification gives no sentences for it. */}
        <Form form={form} noValidate={false}>
          <Field
            label="Email"
            type="email"
            maxLength={254}
            readOnly={form.isBusy}
            autoComplete="off"
            {...form.field('email')}
            required
          />
          {unchanged !== null && (
            <Alert tone="warning" title="Nothing has changed">
              <p>There is no user {unchanged}, or they are already an admin.</p>
            </Alert>
          )}
          {form.failure && (
            <Alert tone="danger" title="Nothing has changed">
              <p>{form.failure}</p>
            </Alert>
          )}
          <Button type="submit" isBusy={form.isBusy}>
            Make Admin
          </Button>
        </Form>
      </Sheet>
    </>
  );
}
