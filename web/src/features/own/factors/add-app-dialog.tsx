import { useState } from 'react';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import { required } from '../../../lib/field-rules';
import { Alert } from '../../../ui/alert';
import { Button, IconButton } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { CodeField } from '../../../ui/code-field';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { shell } from '../../../words/shell.gen';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import type { StartedApp } from './models';
import { useFactorActions } from './mutations';
import { NameField } from './name-field';
import { useCopy } from '../../../ui/use-copy';

/** Characters per group of the key. */
const GROUP = 4;

const Steps = styled.ol`
  display: grid;
  gap: var(--s-4);
  padding-inline-start: 1.4em;
  list-style: decimal;
`;
const Square = styled.svg`
  width: min(100%, 216px);
  margin-top: var(--s-3);
  border-radius: var(--r-2);
  /* Cameras read dark on light alone, by night as well. */
  background: #fff;
  color: #000;
  shape-rendering: crispEdges;
`;
const Key = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);

  code {
    font-size: 1rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const AppLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  color: var(--accent);
  font-weight: 600;
  text-underline-offset: 3px;
`;

interface Props {
  /** Called with the recovery codes, if it is the first factor. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: its name, its key, and a code to prove that it works. */
export function AddAppDialog(props: Props) {
  const words = useWords(twoStep);
  const [started, setStarted] = useState<StartedApp | null>(null);
  return (
    <Dialog title={words.addApp()} isOpen onClose={props.onClose}>
      {started ? (
        <Confirm started={started} {...props} />
      ) : (
        <Start onStarted={setStarted} onClose={props.onClose} />
      )}
    </Dialog>
  );
}

function Start({ onStarted, onClose }: { onStarted: (app: StartedApp) => void; onClose: () => void }) {
  const words = useWords(twoStep);
  const general = useWords(shell);
  const { startApp } = useFactorActions();
  const form = useApiForm({
    defaultValues: { name: words.app() },
    send: async ({ name }) => onStarted(await startApp(name)),
  });
  return (
    <Form form={form}>
      <p>{words.anyApp()}</p>
      <NameField form={form} />
      {form.failure && (
        <Alert tone="danger" title={words.nothingAdded()}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {general.cancel()}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {words.next()}
        </Button>
      </DialogActions>
    </Form>
  );
}

function Confirm({ started, onAdded, onClose }: Props & { started: StartedApp }) {
  const words = useWords(twoStep);
  const general = useWords(shell);
  const { confirmApp } = useFactorActions();
  const copy = useCopy();
  const { qr, secret, uri } = started;
  const form = useApiForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const codes = await confirmApp(started._id, code).catch((problem: unknown) => {
        form.setValue('code', '');
        throw problem;
      });
      onAdded(codes);
    },
    fieldErrorsOf: ({ code }): Record<string, string> =>
      code === 'invalid-verification-code' || code === 'invalid-input' ? { code: words.wrongCode() } : {},
  });
  const key = secret.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ');
  return (
    // Retyping a code is quick, so leaving does not ask.
    <Form form={{ ...form, isUnsaved: false }}>
      <Steps>
        <li>
          {words.scan()}
          <br />
          <Square viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.qrCode()}>
            <path d={qr.path} fill="currentColor" />
          </Square>
          <Stack $gap={1}>
            <p>
              <AppLink href={uri}>{words.openHere()}</AppLink>
            </p>
            <Hint>{words.orType()}</Hint>
            <Key>
              <code dir="ltr">{key}</code>
              <IconButton label={words.copyKey()} onClick={() => void copy(secret, words.keyCopied())}>
                <Icon of={Copy} size={18} />
              </IconButton>
            </Key>
          </Stack>
        </li>
        <li>{words.thenCode()}</li>
      </Steps>
      <CodeField label={words.code()} autoFocus {...form.field('code', required(words.codeRequired()))} />
      {form.failure && (
        <Alert tone="danger" title={words.nothingAdded()}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {general.cancel()}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {words.confirm()}
        </Button>
      </DialogActions>
    </Form>
  );
}
