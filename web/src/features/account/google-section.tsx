import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { asProblem, type ProblemError } from '../../api/problem';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toaster';
import { AccountProblem } from './account-problem';
import { Section } from '../../ui/section';
import type { Account } from './models';
import { useAccountActions } from './mutations';

/** Signing in with Google as well, or no longer. Linking leaves the site and comes back to this page. */
export function GoogleSection({ account: { google, hasPassword } }: { account: Account }) {
  const { startLinkingGoogle, unlinkGoogle } = useAccountActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    setBusy(false);
  };
  const link = () => run(async () => location.assign(await startLinkingGoogle(paths.dashboardAccount)));
  const unlink = () =>
    run(async () => {
      await unlinkGoogle();
      toast.success('Google is disconnected.');
    });

  return (
    <Section title="Sign in with Google" intro="A second way in, without a password.">
      {google ? (
        <>
          <Badge tone="success" icon={CircleCheck}>
            Connected
          </Badge>
          {hasPassword ? (
            <Button variant="ghost" isBusy={isBusy} onClick={() => void unlink()}>
              Disconnect Google
            </Button>
          ) : (
            <p>To disconnect Google, set a password first.</p>
          )}
        </>
      ) : (
        <Button variant="ghost" isBusy={isBusy} onClick={() => void link()}>
          Connect Google
        </Button>
      )}
      <AccountProblem title="Nothing has changed" problem={problem} />
    </Section>
  );
}
