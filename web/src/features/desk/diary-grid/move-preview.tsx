import { useEffect, useRef } from 'react';
import { Ban, Check } from 'lucide-react';
import styled from 'styled-components';
import type { Hue } from '../../../ui/hues';
import { Icon } from '../../../ui/icon';
import { wholeWords } from '../../../ui/whole-words';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';
import { FREE_END_PX, px } from './measures';
import type { CardMove } from './card-move';

const Ghost = styled.div<{ $hue: Hue }>`
  position: absolute;
  z-index: var(--z-lifted);
  padding: 1px 8px;
  border: 2px solid var(--accent);
  border-radius: var(--r-1);
  background: var(--hue-${({ $hue }) => $hue}-bg);
  color: var(--hue-${({ $hue }) => $hue}-fg);
  box-shadow: var(--shadow-2);
  font-size: var(--t-small);
  line-height: 16px;
  pointer-events: none;

  b {
    display: block;
    font-weight: 700;
    ${wholeWords(1)}
  }
  &[data-objection] {
    border-color: var(--danger);
    border-style: dashed;
  }
`;
const Verdict = styled.span`
  position: absolute;
  bottom: calc(100% + 6px);
  inset-inline-start: -2px;
  display: flex;
  align-items: center;
  gap: 6px;
  width: max-content;
  max-width: 300px;
  padding: 4px 10px;
  border-radius: var(--r-1);
  background: var(--text);
  color: var(--bg);
  font-weight: 600;
  box-shadow: var(--shadow-2);

  &[data-is-low] {
    top: calc(100% + 6px);
    bottom: auto;
  }
  &[data-is-last] {
    inset-inline-start: auto;
    inset-inline-end: -2px;
  }
  svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Shows a moved booking at its new place, with its obstacles there. */
export function MovePreview({
  move: { card, by, spot, minutes },
  columnCount,
  label,
  hue,
  objection,
}: {
  move: CardMove;
  columnCount: number;
  label: string;
  hue: Hue;
  objection: string | null;
}) {
  const words = useWords(bookings);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A pointer scrolls at the edges already. Scrolling further would move the diary away from under it.
    if (by === 'keyboard') ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [by, spot, minutes]);
  return (
    <Ghost
      ref={ref}
      $hue={hue}
      aria-hidden
      data-objection={objection ? true : undefined}
      style={{
        top: px(spot.minute),
        height: px(Math.max(15, minutes)),
        insetInlineStart: `calc(${(spot.column / columnCount) * 100}% + 2px)`,
        width: `calc(${100 / columnCount}% - ${2 + FREE_END_PX}px)`,
      }}
    >
      <b>
        <bdi>{clientName(words, card.booking)}</bdi>
      </b>
      {minutes > 20 && <bdi>{card.line.title}</bdi>}
      <Verdict
        data-is-low={spot.minute < 45 || undefined}
        data-is-last={(columnCount > 2 && spot.column > columnCount - 3) || undefined}
      >
        <Icon of={objection ? Ban : Check} size={16} />
        {label}
      </Verdict>
    </Ghost>
  );
}
