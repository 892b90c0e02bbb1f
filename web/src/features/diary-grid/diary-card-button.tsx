import { memo } from 'react';
import { StickyNote } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../ui/icon';
import { statusIcons, statusName } from '../bookings/status-badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { wholeWords } from '../../ui/whole-words';
import type { DiaryCard } from '../diary-model/columns';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { px } from './measures';
import { bookings } from '../../words/bookings.gen';
import { useWords } from '../../words/use-words';
import { clientName } from '../bookings/client-name';

/** One stretch of a booking: hands-on, processing, or clean-up. */
const Part = styled.span`
  position: absolute;
  inset-inline: 0;
  border-inline-start: 4px solid var(--line);
  background: var(--fill);

  &[data-kind='processing'] {
    background: none;
    border: 1px dashed var(--line);
    border-block: 0;
    border-inline-start: 4px dotted var(--line);
  }
  &[data-kind='buffer'] {
    background: repeating-linear-gradient(-45deg, var(--fill) 0 4px, var(--surface) 4px 8px);
    opacity: 0.75;
  }
  @media (forced-colors: active) {
    &[data-kind='buffer'] {
      border-top: 1px dashed;
    }
  }
  &:first-child {
    border-start-start-radius: var(--r-1);
    border-start-end-radius: var(--r-1);
  }
  &:nth-last-child(1 of [data-kind]) {
    border-end-start-radius: var(--r-1);
    border-end-end-radius: var(--r-1);
  }
`;

const Words = styled.span`
  position: absolute;
  inset: 0 0 auto;
  padding-block: 5px 0;
  padding-inline: 12px 8px;
  font-size: var(--t-small);
  line-height: 1.25;
  overflow: hidden;

  > span,
  > b {
    display: block;
    ${wholeWords(1)}
  }
  b {
    font-weight: 700;
  }
  svg {
    display: inline-block;
    vertical-align: -3px;
  }
  &[data-room='low'] {
    display: flex;
    gap: 5px;
    padding-top: 3px;
  }
  &[data-room='low'] > * {
    flex: 0 1 auto;
    min-width: 0;
  }
  &[data-room='low'] > b {
    flex-shrink: 0;
    max-width: 70%;
  }
  &:not([data-room='full']) > b {
    padding-inline-end: 18px;
  }
  /* Without room for its word, the icon of the status stands at the end of the line. */
  &:not([data-room='full']) > :last-child {
    flex: none;
    position: absolute;
    top: 3px;
    bottom: auto;
    inset-inline: auto 5px;
    padding-inline-start: 4px;
    background: var(--fill);
  }
`;

const CardButton = styled.button<{ $hue: string }>`
  --fill: var(--cat-${({ $hue }) => $hue}-bg);
  --line: var(--cat-${({ $hue }) => $hue}-line);
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--cat-${({ $hue }) => $hue}-fg);
  text-align: start;
  cursor: pointer;
  display: block;
  overflow: hidden;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  touch-action: pan-x pan-y;
  /* During processing time the press goes to the free time behind. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  > [data-kind='processing'] {
    pointer-events: none;
  }
  > ${Words} {
    pointer-events: none;
  }
  &:hover {
    box-shadow: var(--shadow-2);
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-width: 3px;
    border-radius: var(--r-1);
    z-index: var(--z-focused);
  }
  &[data-status='done'],
  &[data-status='no-show'] {
    --fill: var(--surface-2);
    color: var(--text-2);
  }
  &[data-status='no-show'] b {
    text-decoration: line-through;
  }
  &[data-moving] {
    opacity: 0.4;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Grip = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 9px;
  cursor: ns-resize;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 3px;
    margin-inline: auto;
    width: 22px;
    height: 2px;
    border-radius: 2px;
    background: var(--line);
    opacity: 0;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  ${CardButton}:hover &::after,
  ${CardButton}:focus-visible &::after {
    opacity: 1;
  }
`;

/** How much text fits into the part that no other card can cover. */
function roomOf({ parts, span }: DiaryCard): 'low' | 'half' | 'full' {
  const [first] = parts;
  const minutes = Math.max(first ? first.to - first.from : 0, parts.length === 1 ? span.to - span.from : 0);
  return minutes < 25 ? 'low' : minutes < 38 ? 'half' : 'full';
}

/** One service of a booking: when, what, who and its status, as a button that opens it. */
export const DiaryCardButton = memo(function DiaryCardButton({
  card,
  hue,
  timeZone,
  isMoving,
}: {
  card: DiaryCard;
  hue: string;
  timeZone: string;
  isMoving: boolean;
}) {
  const {
    words,
    formats: { formatTime },
  } = useDiaryTexts();
  const bookingWords = useWords(bookings);
  const { booking, line, span, parts, place } = card;
  const room = roomOf(card);
  const position = booking.lines.indexOf(line);
  return (
    <CardButton
      type="button"
      $hue={hue}
      data-card={card.key}
      data-status={booking.status}
      data-moving={isMoving || undefined}
      aria-keyshortcuts={
        [booking.can.move && 'M', booking.can.resize && 'L'].filter(Boolean).join(' ') || undefined
      }
      style={{
        top: px(span.from),
        height: `calc(${px(span.to - span.from)} - 1px)`,
        insetInlineStart: `calc(${(place.lane / place.lanes) * 100}% + ${3 + place.depth * 14}px)`,
        width: `calc(${100 / place.lanes}% - ${6 + place.depth * 14}px)`,
      }}
    >
      {parts.map(({ kind, from, to }) => (
        <Part
          key={from}
          data-kind={kind}
          style={{
            top: px(from - span.from),
            height: px(parts.length === 1 ? span.to - span.from : to - from),
          }}
        />
      ))}
      <Words data-room={room}>
        <b>
          {formatTime(line.startsAt, timeZone)}{' '}
          <VisuallyHidden>{words.untilThen({ time: formatTime(line.endsAt, timeZone) })} </VisuallyHidden>
          <bdi>{line.title}</bdi>
          {booking.note && (
            <>
              {' '}
              <Icon of={StickyNote} size={16} />
              <VisuallyHidden> {words.hasNote()}</VisuallyHidden>
            </>
          )}
        </b>
        <span>
          <bdi>{clientName(bookingWords, booking)}</bdi>
          {booking.lines.length > 1 &&
            ` · ${words.positionOf({ position: position + 1, count: booking.lines.length })}`}
        </span>
        <Status status={booking.status} isWordHidden={room !== 'full'} />
      </Words>
      {booking.can.resize && <Grip data-grip />}
    </CardButton>
  );
});

function Status({ status, isWordHidden }: { status: DiaryCard['booking']['status']; isWordHidden: boolean }) {
  const name = statusName(useWords(bookings), status);
  return (
    <span>
      <Icon of={statusIcons[status]} size={16} />{' '}
      {isWordHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </span>
  );
}
