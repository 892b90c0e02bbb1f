import { ArrowLeft, ArrowRight, Lock, LockOpen } from 'lucide-react';
import styled from 'styled-components';
import { addDays } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Badge } from '../../../ui/badge';
import { Button, IconLink, LinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { TitleActions } from '../../../ui/titled';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { Till } from './models';
import { useDayName, useDaysName } from './use-days-name';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-5);
  margin-block: var(--s-4);
`;
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  min-width: 0;

  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  > p {
    flex-basis: 100%;
    color: var(--text-2);
    font-size: var(--t-meta);

    &:empty {
      display: none;
    }
  }
  [dir='rtl'] & svg:not([data-still]) {
    scale: -1 1;
  }
`;

/** The period shown and its state, links to earlier and later ones, and actions. */
export function TillHead({
  till,
  zone,
  onMove,
  onClose,
}: {
  till: Till;
  zone: string;
  /** Null if it is not possible. */
  onMove: (() => void) | null;
  onClose: (() => void) | null;
}) {
  const words = useWords(book);
  const { close } = till;
  return (
    <Head>
      <Shown>
        {till.number === null ? <DayTitle till={till} /> : <CloseTitle till={till} zone={zone} />}
      </Shown>
      <TitleActions>
        {onMove && (
          <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={onMove}>
            {words.moveCash()}
          </Button>
        )}
        {onClose && (
          <Button size="compact" aria-haspopup="dialog" onClick={onClose}>
            {words.closeTill()}
          </Button>
        )}
        {close && (
          <LinkButton variant="ghost" size="compact" to={paths.dashboardClose(close.number)}>
            {words.seeSheet()}
          </LinkButton>
        )}
      </TitleActions>
    </Head>
  );
}

/** The title: everything since the last close, or an earlier close. */
function CloseTitle({
  till: { close, nextNumber, lastClosedAt, firstDay, lastDay },
  zone,
}: {
  till: Till;
  zone: string;
}) {
  const words = useWords(book);
  const nameOf = useDaysName();
  const { formatDateTime } = useFormats();
  const number = close?.number ?? nextNumber;
  const title = close ? words.closeNumber({ number }) : words.sinceLastClose();
  return (
    <>
      {number > 1 && (
        <IconLink label={words.closeBefore()} to={paths.dashboardTillOfClose(number - 1)}>
          <Icon of={ArrowLeft} />
        </IconLink>
      )}
      <h2 aria-live="polite">{number === 1 && !close ? words.neverClosed() : title}</h2>
      {close && (
        <IconLink
          label={words.closeAfter()}
          to={number + 1 === nextNumber ? paths.dashboardTill : paths.dashboardTillOfClose(number + 1)}
        >
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
      <p>
        {close && nameOf({ firstDay, lastDay })}
        {!close && lastClosedAt && words.closedLast({ time: formatDateTime(lastClosedAt, zone) })}
      </p>
    </>
  );
}

/** The title for a day at another till. */
function DayTitle({ till: { firstDay: day, today } }: { till: Till }) {
  const words = useWords(book);
  const nameOf = useDayName();
  return (
    <>
      <IconLink label={words.dayBefore()} to={paths.dashboardTillOn(addDays(day, -1))}>
        <Icon of={ArrowLeft} />
      </IconLink>
      <h2 aria-live="polite">{nameOf(day)}</h2>
      {day < today && (
        <IconLink label={words.dayAfter()} to={paths.dashboardTillOn(addDays(day, 1))}>
          <Icon of={ArrowRight} />
        </IconLink>
      )}
    </>
  );
}
