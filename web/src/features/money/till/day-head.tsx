import { ArrowLeft, ArrowRight, Lock, LockOpen } from 'lucide-react';
import styled from 'styled-components';
import { addDays } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { Button, IconLink, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { TillDay } from './models';
import { useDayName } from './use-day-name';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-5);
  margin-block: var(--s-4);
`;
const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  min-width: 0;

  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  [dir='rtl'] & svg:not([data-still]) {
    scale: -1 1;
  }
`;

/** Which day it is, whether it is closed, the ways to other days, and what can be done. */
export function DayHead({
  till: { day, currentDay, close },
  onMove,
  onClose,
}: {
  till: TillDay;
  /** Null where it is not possible. */
  onMove: (() => void) | null;
  onClose: (() => void) | null;
}) {
  const words = useWords(book);
  const nameOf = useDayName();
  return (
    <Head>
      <Day>
        <IconLink label={words.dayBefore()} to={paths.dashboardTillOn(addDays(day, -1))}>
          <Icon of={ArrowLeft} />
        </IconLink>
        <h2 aria-live="polite">{nameOf(day)}</h2>
        {day < currentDay && (
          <IconLink label={words.dayAfter()} to={paths.dashboardTillOn(addDays(day, 1))}>
            <Icon of={ArrowRight} />
          </IconLink>
        )}
        {close ? (
          <Badge icon={Lock}>{words.closedBadge()}</Badge>
        ) : (
          <Badge tone="success" icon={LockOpen}>
            {words.open()}
          </Badge>
        )}
      </Day>
      <ButtonRow>
        {onMove && (
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={onMove}>
            {words.moveCash()}
          </Button>
        )}
        {onClose && (
          <Button size="small" aria-haspopup="dialog" onClick={onClose}>
            {words.closeDay()}
          </Button>
        )}
        {close && (
          <LinkButton variant="ghost" size="small" to={paths.dashboardDayClose(day)}>
            {words.seeSheet()}
          </LinkButton>
        )}
      </ButtonRow>
    </Head>
  );
}
