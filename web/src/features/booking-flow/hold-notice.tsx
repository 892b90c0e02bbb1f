import { useState } from 'react';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { readHoldClock } from './hold-clock';
import { useNow } from '../../ui/use-now';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--text-2);
`;

/**
 * Says that the time is held. It stays quiet until two minutes are left; then the seconds tick on screen only, and screen
 * readers announce it once, when they pause, and again when the hold has ended. Confirming works even then, if nobody
 * else was faster.
 */
export function HoldNotice(props: HoldNoticeProps) {
  // Only what changes inside of something that was there before is read out for certain.
  return (
    <div role="status">
      <HoldPhaseNotice {...props} />
    </div>
  );
}

interface HoldNoticeProps {
  expiresAtMs: number;
  onExtend: () => Promise<void>;
}

function HoldPhaseNotice({ expiresAtMs, onExtend }: HoldNoticeProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { phase, timeLeft } = readHoldClock(expiresAtMs, useNow(1000));

  const extend = async () => {
    setBusy(true);
    setFailure(null);
    await onExtend().catch((thrown: unknown) => setFailure(sentenceOf(asProblem(thrown))));
    setBusy(false);
  };

  if (phase === 'quiet') {
    return (
      <Line>
        <Icon of={Clock} /> This time is held for you while you confirm.
      </Line>
    );
  }
  if (phase === 'lapsed') {
    return (
      <Alert title="We no longer hold this time" isSilent>
        <p>It may still be free: confirm to book it if no one else has.</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title="Less than two minutes are left to confirm" isSilent>
      <p>
        After that, someone else can book this time. <span aria-hidden>{timeLeft}</span>
      </p>
      <Button variant="ghost" size="small" onClick={extend} isBusy={isBusy}>
        I need more time
      </Button>
      {failure && <p>{failure}</p>}
    </Alert>
  );
}
