import { useEffect, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../../api/use-action';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { AccountProblem } from './account-problem';
import { googleFailure } from './google-arrival';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { shell } from '../../../words/shell.gen';
import type { AccountWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** Connects or disconnects Google. Linking leaves the site and returns to this page. */
export function GoogleSection({ account: { google, hasPassword } }: { account: Account }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const { startLinkingGoogle, unlinkGoogle } = useAccountActions();
  const { run, isBusy, problem } = useAction();
  const failure = useArrivalFailure(words);
  const link = () => run(async () => location.assign(await startLinkingGoogle(paths.dashboardAccount)));
  const unlink = () =>
    run(async () => {
      await unlinkGoogle();
      toast.success(words.googleDisconnected());
    });

  return (
    <Section title={words.signInWithGoogle()} intro={words.googleIntro()}>
      {failure && !problem && <Arrival sentence={failure} />}
      {google ? (
        <>
          <Badge tone="success" icon={CircleCheck}>
            {words.connected()}
          </Badge>
          {hasPassword ? (
            <Button variant="ghost" isBusy={isBusy} onClick={() => void unlink()}>
              {words.disconnectGoogle()}
            </Button>
          ) : (
            <p>{words.passwordFirst()}</p>
          )}
        </>
      ) : (
        <Button variant="ghost" isBusy={isBusy} onClick={() => void link()}>
          {words.connectGoogle()}
        </Button>
      )}
      <AccountProblem title={general.nothingChanged()} problem={problem} />
    </Section>
  );
}

/** Shown once: reloading or sharing the page does not repeat it. */
function useArrivalFailure(words: AccountWords): string | null {
  const [params, setParams] = useSearchParams();
  const [failure] = useState(() => googleFailure(words, params.get('error')));
  useEffect(() => {
    if (!params.has('error')) return;
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('error');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [params, setParams]);
  return failure;
}

/** Returning from Google lands at the top of a long page, so scroll to this section. */
function Arrival({ sentence }: { sentence: string }) {
  const general = useWords(shell);
  const ref = useFocusOnChange<HTMLDivElement>(sentence);
  return (
    <Alert ref={ref} tone="danger" title={general.nothingChanged()}>
      <p>{sentence}</p>
    </Alert>
  );
}
