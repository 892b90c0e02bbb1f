import { useEffect, useRef } from 'react';
import { Ban, Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../ui/icon';
import type { DiaryCard } from './columns';
import { px } from './measures';
import type { Spot } from './moves';
import { clientOf } from './words';

/** A visit in the hand: which, where it would go, and how long it would be. */
export interface Lift {
  card: DiaryCard;
  mode: 'move' | 'resize';
  by: 'pointer' | 'keyboard';
  from: Spot;
  spot: Spot;
  /** How long the client is there for it. */
  minutes: number;
}

const Ghost = styled.div<{ $hue: string }>`
  position: absolute;
  z-index: 4;
  padding: 4px 8px;
  border: 2px solid var(--accent);
  border-radius: var(--r-1);
  background: var(--cat-${({ $hue }) => $hue}-bg);
  color: var(--cat-${({ $hue }) => $hue}-fg);
  box-shadow: var(--shadow-2);
  font-size: var(--t-small);
  line-height: 1.25;
  pointer-events: none;

  b {
    display: block;
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-objection] {
    border-color: var(--danger);
    border-style: dashed;
  }
`;
const Verdict = styled.span`
  position: absolute;
  inset: auto auto calc(100% + 6px) -2px;
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
    inset: calc(100% + 6px) auto auto -2px;
  }
  &[data-is-last] {
    left: auto;
    right: -2px;
  }
  svg {
    flex: none;
  }
`;

/** Where a visit in the hand would go, and whether anything stands in its way there. */
export function Lifted({
  lift: { card, spot, minutes },
  count,
  label,
  hue,
  objection,
}: {
  lift: Lift;
  /** How many columns there are. */
  count: number;
  label: string;
  hue: string;
  objection: string | null;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [spot, minutes]);
  return (
    <Ghost
      ref={ref}
      $hue={hue}
      aria-hidden
      data-objection={objection ? true : undefined}
      style={{
        top: px(spot.minute),
        height: px(Math.max(15, minutes)),
        left: `calc(${(spot.column / count) * 100}% + 3px)`,
        width: `calc(${100 / count}% - 6px)`,
      }}
    >
      <b>{card.line.title}</b>
      {minutes > 20 && clientOf(card.visit)}
      <Verdict
        data-is-low={spot.minute < 45 || undefined}
        data-is-last={(count > 2 && spot.column > count - 3) || undefined}
      >
        <Icon of={objection ? Ban : Check} size={16} />
        {label}
      </Verdict>
    </Ghost>
  );
}
