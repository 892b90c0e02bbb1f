import { useState } from 'react';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { readHoldClock } from './hold-clock';
import { useNow } from '../../../ui/use-now';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';

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
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
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
        <Icon of={Clock} /> {words.isHeld()}
      </Line>
    );
  }
  if (phase === 'lapsed') {
    return (
      <Alert title={words.noLongerHeld()} isSilent>
        <p>{words.mayBeFree()}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={words.twoMinutesLeft()} isSilent>
      <p>
        {words.afterThat()} <span aria-hidden>{timeLeft}</span>
      </p>
      <Button variant="ghost" size="small" onClick={extend} isBusy={isBusy}>
        {words.moreTime()}
      </Button>
      {failure && <p>{failure}</p>}
    </Alert>
  );
}
