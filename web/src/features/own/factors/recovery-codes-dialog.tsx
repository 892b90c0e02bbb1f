import { Copy, Download, Printer } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { useSession } from '../../../api/use-session';
import { downloadFile } from '../../../lib/download-file';
import { Button } from '../../../ui/button';
import { ButtonRow, DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { useFormats } from '../../../ui/use-formats';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { useCopy } from '../../../ui/use-copy';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 196px), 1fr));
  gap: var(--s-2) var(--s-5);
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface-2);

  code {
    font-size: 1.0625rem;
    font-weight: 600;
    white-space: nowrap;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 10pt;

    li::before {
      content: '';
      display: inline-block;
      width: 8pt;
      height: 8pt;
      margin-inline-end: 8pt;
      border: 0.75pt solid #000;
    }
  }
`;
const PaperOnly = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
const ScreenOnly = styled.p`
  @media print {
    display: none;
  }
`;

/** Prints only the codes, with their owner and purpose. */
const OnPaper = createGlobalStyle`
  @media print {
    html { overflow: visible !important; }
    body *:not([data-recovery-codes], [data-recovery-codes] *, :has([data-recovery-codes])) { display: none; }
    dialog:has([data-recovery-codes])::backdrop { display: none; }
    dialog:has([data-recovery-codes]) {
      position: absolute;
      inset-block: 0 auto;
      inset-inline: 0 auto;
      width: 100%;
      max-width: none;
      max-height: none;
      margin: 0;
      border: 0;
      overflow: visible;
      box-shadow: none;
    }
  }
`;

/** New recovery codes, which can't be shown again: to print, copy or save. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useWords(twoStep);
  const { formatDateTime } = useFormats();
  const { data: salon } = useSalon();
  const session = useSession();
  const copy = useCopy();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const madeOn = words.madeOn({
    day: formatDateTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  const asText = [salon?.name, words.codesOf({ email }), madeOn, '', ...codes, '', words.onPaper(), ''].join(
    '\n',
  );
  const save = () =>
    downloadFile({
      name: 'parlour-recovery-codes.txt',
      file: new Blob([asText], { type: 'text/plain;charset=utf-8' }),
    });

  return (
    <Dialog title={words.keepCodes()} isOpen onClose={onClose}>
      <OnPaper />
      <Stack $gap={5}>
        <Stack data-recovery-codes $gap={4}>
          <ScreenOnly>{words.shownOnce()}</ScreenOnly>
          <PaperOnly>
            <h2>{salon?.name}</h2>
            <p>{words.codesOf({ email })}</p>
            <p>{madeOn}</p>
          </PaperOnly>
          <Codes aria-label={words.recoveryCodes()}>
            {codes.map((code) => (
              <li key={code}>
                <code dir="ltr">{code}</code>
              </li>
            ))}
          </Codes>
          <PaperOnly>
            <p>{words.onPaper()}</p>
          </PaperOnly>
        </Stack>
        <ButtonRow>
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            <Icon of={Printer} size={18} /> {words.print()}
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => void copy(codes.join('\n'), words.codesCopied())}
          >
            <Icon of={Copy} size={18} /> {words.copy()}
          </Button>
          <Button variant="ghost" size="small" onClick={save}>
            <Icon of={Download} size={18} /> {words.saveFile()}
          </Button>
        </ButtonRow>
        <DialogActions>
          <Button onClick={onClose}>{words.haveKept()}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
