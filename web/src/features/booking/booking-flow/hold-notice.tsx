import { useState } from 'react';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { readHoldClock, type HoldClock } from './hold-clock';
import { LOW } from '../../../ui/media';
import { useNow } from '../../../ui/use-now';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--text-2);
`;

/** Sticky, because it may become urgent; focused elements scroll out from below it. */
const Notice = styled.div`
  &[data-phase='warning'] {
    position: sticky;
    top: calc(var(--header) + var(--s-2));
    z-index: var(--z-bar);

    @media ${LOW} {
      position: static;
    }
  }
  &[data-phase='warning'] ~ *,
  &[data-phase='warning'] ~ * :is(a, button, input, textarea) {
    scroll-margin-top: 180px;
  }
`;

/**
 * Says that the time is held. Quiet until two minutes are left; then the seconds tick on screen only. Screen readers
 * announce it once during a pause, and again when the hold has expired. Confirming still works then, if no one else
 * was faster.
 */
export function HoldNotice({
  expiresAtMs,
  onExtend,
}: {
  expiresAtMs: number;
  onExtend: () => Promise<void>;
}) {
  const clock = readHoldClock(expiresAtMs, useNow(1000));
  // Reliable announcements need changes inside an element that existed before.
  return (
    <Notice role="status" data-phase={clock.phase}>
      <HoldPhaseNotice {...clock} onExtend={onExtend} />
    </Notice>
  );
}

/** The line while there is time enough. */
export function QuietHold() {
  const words = useWords(book);
  return (
    <Line>
      <Icon of={Clock} /> {words.isHeld()}
    </Line>
  );
}

function HoldPhaseNotice({ phase, timeLeft, onExtend }: HoldClock & { onExtend: () => Promise<void> }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const extend = async () => {
    setBusy(true);
    setFailure(null);
    await onExtend().catch((thrown: unknown) => setFailure(sentenceOf(asProblem(thrown))));
    setBusy(false);
  };

  if (phase === 'quiet') {
    return <QuietHold />;
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
