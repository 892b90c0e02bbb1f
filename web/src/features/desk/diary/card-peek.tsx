import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  ArrowRightLeft,
  Banknote,
  CircleCheck,
  DoorOpen,
  Maximize2,
  Phone,
  RotateCcw,
  StickyNote,
  Timer,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { phoneUrl } from '../../../lib/phone-url';
import { Icon } from '../../../ui/icon';
import { bookings } from '../../../words/bookings.gen';
import { checkout as checkoutWords } from '../../../words/checkout.gen';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';
import { WarningBar } from '../../booking/bookings/warning-bar';
import { StatusBadge } from '../../booking/bookings/status-badge';
import { statusActions, type StatusVerb } from '../../booking/bookings/status-actions';
import { PaidMark } from '../../money/sales/paid-mark';
import { canOfPaid, usePayable } from '../../money/sales/use-payable';
import type { DiaryCard } from '../diary-model/columns';
import { placeBeside } from '../diary-model/place-beside';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { useMark } from './use-mark';

const Box = styled.div`
  position: fixed;
  z-index: var(--z-overlay);
  display: grid;
  gap: var(--s-1);
  width: 320px;
  padding: var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text-2);
  box-shadow: var(--shadow-3);
  font-size: var(--t-meta);
  line-height: 20px;
  overflow-wrap: anywhere;

  h3 {
    color: var(--text);
    font: 600 0.9375rem/20px var(--font-ui);
  }
  svg {
    vertical-align: -3px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-1) var(--s-3);
`;
const Note = styled.p`
  max-height: 3lh;
  overflow: hidden;
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  margin-top: var(--s-1);
  padding-top: var(--s-2);
  border-top: 1px solid var(--border);

  button {
    display: grid;
    flex: 1 1 auto;
    justify-items: center;
    align-content: start;
    gap: 2px;
    min-height: 44px;
    padding: 4px;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    color: var(--text);
    font-size: var(--t-small);
    font-weight: 550;
    line-height: 16px;
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    background: var(--surface-2);
  }
  button:disabled {
    opacity: 0.5;
  }
  svg {
    color: var(--accent);
  }
`;

const verbIcons: Record<StatusVerb, LucideIcon> = {
  arrive: DoorOpen,
  finish: CircleCheck,
  'no-show': UserX,
  reopen: RotateCcw,
};

/** A card's details next to it, with one-click actions. */
export function CardPeek({
  card,
  anchor,
  isEntered,
  timeZone,
  onOpen,
  onCheckOut,
  onMove,
  onLate,
  onMarked,
}: {
  card: DiaryCard;
  /** The card's element. */
  anchor: HTMLElement;
  /** True if the focus belongs here. */
  isEntered: boolean;
  timeZone: string;
  onOpen: () => void;
  onCheckOut: () => void;
  onMove: () => void;
  onLate: () => void;
  onMarked: () => void;
}) {
  const { words, formats } = useDiaryTexts();
  const ofBookings = useWords(bookings);
  const desk = useWords(deskBookings);
  const checkout = useWords(checkoutWords);
  const { saleId, mayCheckOut } = usePayable(card.booking);
  const salon = useSalon();
  const box = useRef<HTMLDivElement>(null);
  const { busyVerb, mark } = useMark(onMarked);
  const { booking } = card;
  const { client, can } = booking;
  const name = clientName(ofBookings, booking);
  // The likeliest action first: clients arrive before they pay.
  const hasCome = booking.status !== 'confirmed';
  const checkOut = (
    <Act icon={Banknote} onPress={onCheckOut}>
      {checkout.checkOut()}
    </Act>
  );

  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: shown.offsetWidth, height: shown.offsetHeight };
      const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, { width, height });
      shown.style.left = `${left}px`;
      shown.style.top = `${top}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    return () => window.removeEventListener('scroll', place, true);
  }, [anchor, card]);

  useEffect(() => {
    if (isEntered) box.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isEntered]);

  return (
    <Box ref={box} data-peek role="group" aria-label={name}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <WarningBar warning={booking.warning} />
      {booking.lines.map((line) => (
        <p key={line._id}>
          <bdi>{line.title}</bdi> ·{' '}
          {words.span({
            from: formats.formatTime(line.startsAt, timeZone),
            to: formats.formatTime(line.endsAt, timeZone),
          })}{' '}
          · <bdi>{line.staffName}</bdi>
        </p>
      ))}
      {booking.note && (
        <Note>
          <Icon of={StickyNote} size={16} /> <bdi>{booking.note}</bdi>
        </Note>
      )}
      <Facts>
        {client.phone && (
          <a href={phoneUrl(client.phone)}>
            <Icon of={Phone} size={16} /> <span dir="ltr">{client.phone}</span>
          </a>
        )}
        {salon.data && <span>{formats.formatMoney(booking.totalPrice, salon.data.currency)}</span>}
        <StatusBadge status={booking.status} />
        {saleId !== null && <PaidMark saleId={saleId} />}
      </Facts>
      <Acts>
        {mayCheckOut && hasCome && checkOut}
        {statusActions(ofBookings, canOfPaid(can, saleId)).map(({ verb, label }) => (
          <Act
            key={verb}
            icon={verbIcons[verb]}
            isOff={busyVerb !== null}
            onPress={() => void mark(booking, verb)}
          >
            {label}
          </Act>
        ))}
        {mayCheckOut && !hasCome && checkOut}
        {can.delay && (
          <Act icon={Timer} onPress={onLate}>
            {desk.runsLate()}
          </Act>
        )}
        {can.move && (
          <Act icon={ArrowRightLeft} onPress={onMove}>
            {desk.move()}
          </Act>
        )}
        <Act icon={Maximize2} onPress={onOpen}>
          {words.details()}
        </Act>
      </Acts>
    </Box>
  );
}

function Act({
  icon,
  isOff = false,
  onPress,
  children,
}: {
  icon: LucideIcon;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" disabled={isOff} onClick={onPress}>
      <Icon of={icon} size={18} />
      {children}
    </button>
  );
}
