import { answerOf, client } from '../../../api/client';
import { showPasskey } from '../../../api/passkeys';
import type { AskedProof } from '../../../api/proof';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { shell } from '../../../words/shell.gen';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { FactorForm } from '../auth/factor-form';
import { GoogleProof } from './google-proof';

/** Asks users to confirm their identity before sensitive actions, in case someone else is at an open screen. */
export function ProofDialog({ asked: { ways, answer } }: { asked: AskedProof }) {
  const words = useWords(twoStep);
  const general = useWords(shell);
  const prove = async (call: Promise<unknown>) => {
    await call;
    answer(true);
  };
  return (
    <Dialog title={words.isItYou()} isOpen onClose={() => answer(false)}>
      {ways.length > 0 ? (
        <Stack $gap={4}>
          <p>{words.beforeThis()}</p>
          <FactorForm
            ways={ways}
            action={words.confirm()}
            onCode={(code) => prove(answerOf(client.POST('/auth/proof', { body: { code } })))}
            onPassword={(password) => prove(answerOf(client.POST('/auth/proof', { body: { password } })))}
            onPasskey={() => prove(showProvingPasskey())}
            google={<GoogleProof onDone={() => answer(true)} />}
          />
        </Stack>
      ) : (
        <Stack $gap={5}>
          <p>{words.confirmAnew()}</p>
          <DialogActions>
            <Button onClick={() => answer(false)}>{general.close()}</Button>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  );
}

async function showProvingPasskey(): Promise<void> {
  const { ceremonyId, options } = await answerOf(client.POST('/auth/proof/passkey/options'));
  const response = await showPasskey(options);
  await answerOf(client.POST('/auth/proof/passkey', { body: { ceremonyId, response } }));
}
