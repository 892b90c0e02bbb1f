import { useState } from 'react';
import { answerOf, client } from '../../../api/client';
import type { ProvedAddress } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/field';
import { AuthForm } from './auth-form';
import { linkSentences } from './auth-sentences';
import { emailLinks } from '../../../words/email-links.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

/** The server's demand for a password before it accepts the link in this browser. */
type Question = 'none' | 'password' | 'new-password';

/** Using the link requires a click, because programs open links in emails to check them. */
export function VerifyForm({ code, onProved }: { code: string; onProved: (proved: ProvedAddress) => void }) {
  const words = useWords(emailLinks);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { reread } = useSessionActions();
  const [question, setQuestion] = useState<Question>('none');
  const form = useApiForm({
    defaultValues: { password: '', newPassword: '' },
    send: async ({ password, newPassword }) => {
      const said = { none: {}, password: { password }, 'new-password': { newPassword } }[question];
      try {
        const proved = await answerOf(client.POST('/auth/verify', { body: { code, ...said } }));
        await reread();
        onProved(proved);
        return true;
      } catch (error) {
        // The second time, it explains why the input was refused.
        if (asProblem(error).code !== 'unknown-browser' || question !== 'none') throw error;
        setQuestion('password');
        return false;
      }
    },
    sentences: { ...linkSentences(words), 'wrong-password': words.notTheAccountsPassword() },
  });

  return (
    <>
      <AuthForm form={form} submitLabel={words.confirmMyEmail()} waitingLabel={words.oneMoment()}>
        {question === 'password' && (
          <>
            <p>{words.notAskedInThisBrowser()}</p>
            <PasswordField
              key="password"
              label={labels.password()}
              autoComplete="current-password"
              autoFocus
              maxLength={256}
              {...form.field('password', rules.currentPassword)}
            />
          </>
        )}
        {question === 'new-password' && (
          <>
            <p>{words.chooseOwnPassword()}</p>
            <PasswordField
              key="new-password"
              label={labels.newPassword()}
              autoComplete="new-password"
              autoFocus
              hint={rules.passwordHint}
              maxLength={256}
              {...form.field('newPassword', rules.password)}
            />
          </>
        )}
      </AuthForm>
      {question === 'password' && (
        <Button variant="quiet" onClick={() => setQuestion('new-password')}>
          {words.doNotKnowPassword()}
        </Button>
      )}
      {question === 'new-password' && (
        <Button variant="quiet" onClick={() => setQuestion('password')}>
          {words.knowPassword()}
        </Button>
      )}
    </>
  );
}
