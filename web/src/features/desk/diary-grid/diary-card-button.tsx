import { memo } from 'react';
import styled from 'styled-components';
import type { Hue } from '../../../ui/hues';
import type { DiaryCard } from '../diary-model/columns';
import { FirstWords, LaterWords, PartGround } from './card-parts';
import { acrossOf, px } from './measures';

const CardButton = styled.button<{ $hue: Hue }>`
  --fill: var(--hue-${({ $hue }) => $hue}-bg);
  --line: var(--hue-${({ $hue }) => $hue}-line);
  position: absolute;
  z-index: var(--z-cards);
  padding: 0;
  border: 0;
  border-radius: 3px 5px 5px 3px;
  background: none;
  color: var(--hue-${({ $hue }) => $hue}-fg);
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

  > [data-kind] {
    pointer-events: auto;
  }
  > [data-kind='processing'] {
    pointer-events: none;
  }
  &:hover {
    box-shadow: var(--shadow-2);
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-width: 3px;
    border-radius: 3px;
    z-index: var(--z-focused);
  }
  /* Over: half of its colour, and a tick. */
  &[data-status='done'],
  &[data-status='no-show'] {
    --fill: color-mix(in srgb, var(--hue-${({ $hue }) => $hue}-bg) 50%, var(--surface));
  }
  &[data-status='no-show'] b {
    text-decoration: line-through;
  }
  /* In the chair: a ring. */
  &[data-status='arrived']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--line);
    border-inline-start-width: 3px;
    border-radius: inherit;
    pointer-events: none;
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
  pointer-events: auto;

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

const placeOf = ({ span, place }: DiaryCard) => ({
  top: px(span.from),
  height: `calc(${px(span.to - span.from)} - 1px)`,
  ...acrossOf(place),
});

/** One service of a booking: client, service, time and status, as a button that opens it. */
export const DiaryCardButton = memo(function DiaryCardButton({
  card,
  hue,
  timeZone,
  isMoving,
  isFixed,
}: {
  card: DiaryCard;
  hue: Hue;
  timeZone: string;
  isMoving: boolean;
  /** True where it can't be moved, whatever the booking allows. */
  isFixed: boolean;
}) {
  const { booking, parts } = card;
  return (
    <CardButton
      type="button"
      $hue={hue}
      data-card={card.key}
      data-status={booking.status}
      data-moving={isMoving || undefined}
      aria-keyshortcuts={[
        'Q',
        ...(isFixed ? [] : [booking.can.move && 'M', booking.can.resize && 'L'].filter(Boolean)),
      ].join(' ')}
      style={placeOf(card)}
    >
      {parts.map((part) => (
        <PartGround key={part.from} card={card} part={part} />
      ))}
      <FirstWords card={card} timeZone={timeZone} />
      {parts.map(
        (part, index) =>
          index > 0 &&
          part.kind !== 'buffer' && (
            <LaterWords
              key={part.from}
              card={card}
              part={part}
              number={parts.slice(0, index + 1).filter(({ kind }) => kind === 'active').length}
            />
          ),
      )}
      {booking.can.resize && !isFixed && <Grip data-grip />}
    </CardButton>
  );
});
