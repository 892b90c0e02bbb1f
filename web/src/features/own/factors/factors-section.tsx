import { useEffect, useRef, useState } from 'react';
import { KeyRound, Smartphone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { hasPasskeys } from '../../../api/has-passkeys';
import { useApi } from '../../../api/use-api';
import { useSession } from '../../../api/use-session';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import type { FactorVerb } from './factor-dialogs';
import { FactorList } from './factor-list';
import type { Factors } from './models';

/** The number of remaining recovery codes at which to warn. */
const FEW_CODES = 3;

const FactorDialogs = lazyDialogs(() => import('./factor-dialogs').then((module) => module.FactorDialogs));

/** The user's second factors, and recovery codes for when they are unavailable. */
export function FactorsSection() {
  const words = useWords(twoStep);
  const answer = useApi('/account/factors');
  const { data } = answer;
  const [verb, setVerb] = useState<FactorVerb | null>(null);

  return (
    <Section title={words.title()} intro={words.intro()}>
      <AskedFor />
      {data ? (
        <>
          {data.factors.length > 0 ? (
            <FactorList
              factors={data.factors}
              onRename={(factor) => setVerb({ name: 'rename', factor })}
              onRemove={(factor) => setVerb({ name: 'remove', factor, isLast: data.factors.length === 1 })}
            />
          ) : (
            <Badge>{words.off()}</Badge>
          )}
          <ButtonRow>
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => setVerb({ name: 'add-app' })}>
              <Icon of={Smartphone} /> {words.addApp()}
            </Button>
            {hasPasskeys() && (
              <Button variant="ghost" aria-haspopup="dialog" onClick={() => setVerb({ name: 'add-passkey' })}>
                <Icon of={KeyRound} /> {words.addPasskey()}
              </Button>
            )}
          </ButtonRow>
          {data.factors.length > 0 && (
            <CodesLeft factors={data} onNew={() => setVerb({ name: 'new-codes' })} />
          )}
        </>
      ) : (
        <Unanswered answer={answer} title={words.couldNotCheck()} skeleton={<Skeleton $height="6rem" />} />
      )}
      {verb && <FactorDialogs verb={verb} onVerb={setVerb} />}
    </Section>
  );
}

function CodesLeft({
  factors: { recoveryCodesLeft: count },
  onNew,
}: {
  factors: Factors;
  onNew: () => void;
}) {
  const words = useWords(twoStep);
  return (
    <>
      {count > FEW_CODES ? (
        <p>{words.codesLeft({ count })}</p>
      ) : (
        <Alert tone="warning" title={words.fewLeft()} isSilent>
          <p>{words.codesLeft({ count })}</p>
        </Alert>
      )}
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onNew}>
        {words.newCodes()}
      </Button>
    </>
  );
}

/** Says that the salon requires it; users who were redirected here start with this. */
function AskedFor() {
  const words = useWords(twoStep);
  const { formatDay } = useFormats();
  const session = useSession();
  const { hash } = useLocation();
  if (session.status !== 'signed-in') return null;
  const { mustAddFactor, factorRequiredFrom: from } = session.user;
  const wasLed = paths.dashboardTwoStep.endsWith(hash || '-');
  if (mustAddFactor)
    return <Asked title={words.nowRequired()} text={words.nowRequiredText()} isUrgent wasLed />;
  if (!from) return null;
  const title = words.soonRequired({ day: formatDay(dayInUtc(from), 'UTC') });
  return <Asked title={title} text={words.soonRequiredText()} wasLed={wasLed} />;
}

function Asked({
  title,
  text,
  isUrgent = false,
  wasLed,
}: {
  title: string;
  text: string;
  isUrgent?: boolean;
  wasLed: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wasLed) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [wasLed]);
  return (
    <Alert ref={ref} tone={isUrgent ? 'warning' : 'info'} title={title} isSilent={wasLed}>
      <p>{text}</p>
    </Alert>
  );
}
