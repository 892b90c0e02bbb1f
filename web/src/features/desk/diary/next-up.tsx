import { useRef } from 'react';
import { StickyNote } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { statusActions } from '../../booking/bookings/status-actions';
import { ownPart } from '../../booking/bookings/own-part';
import type { DiaryBooking } from '../diary-model/models';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { useMark } from './use-mark';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--brass-line);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
  h3 {
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
  svg {
    vertical-align: -3px;
  }
`;
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px var(--s-4);
  color: var(--brass);
  font-size: var(--t-meta);
  font-weight: 600;
`;
const Lines = styled.ul`
  color: var(--text-2);
`;

/** The current or next client, with the most common actions: no list, no dialog. */
export function NextUp({
  booking,
  timeZone,
  onOpen,
}: {
  booking: DiaryBooking;
  timeZone: string;
  onOpen: () => void;
}) {
  const { words, formats } = useDiaryTexts();
  const ofBookings = useWords(bookings);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared, so the focus moves to the next client's name.
  const { busyVerb, mark } = useMark(() => heading.current?.focus());
  const isThere = booking.status === 'arrived';
  const part = ownPart(booking);

  return (
    <Box aria-labelledby="next-up">
      <When>
        <span>{isThere ? words.hereNow() : words.next()}</span>
        <span>
          {words.span({
            from: formats.formatTime(part.startsAt, timeZone),
            to: formats.formatTime(part.endsAt, timeZone),
          })}
        </span>
      </When>
      <h3 ref={heading} id="next-up" tabIndex={-1}>
        <bdi>{clientName(ofBookings, booking)}</bdi>
      </h3>
      <WarningBar warning={booking.warning} />
      <Lines>
        {booking.lines.map(({ _id, title }) => (
          <li key={_id}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </Lines>
      {booking.note && (
        <p>
          <Icon of={StickyNote} size={16} /> <bdi>{booking.note}</bdi>
        </p>
      )}
      <ButtonRow>
        {statusActions(ofBookings, booking.can).map(({ verb, label }, index) => (
          <Button
            key={verb}
            variant={index === 0 ? 'primary' : 'ghost'}
            size="small"
            isBusy={busyVerb === verb}
            disabled={busyVerb !== null}
            onClick={() => void mark(booking, verb)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onOpen}>
          {words.details()}
        </Button>
      </ButtonRow>
    </Box>
  );
}
