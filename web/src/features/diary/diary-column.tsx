import { memo } from 'react';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { formatTime } from '../../lib/format-date';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { blockName, type DiaryColumn } from './columns';
import { px, pxPerMinute } from './measures';
import type { Span } from './scale';
import { VisitCard } from './visit-card';
import { columnWords } from './words';

export const hatching = `repeating-linear-gradient(135deg, var(--surface-2) 0 6px, var(--surface-3) 6px 7px)`;

const Whole = styled.div`
  position: relative;
  min-width: 0;
  border-left: 1px solid var(--border);
  cursor: pointer;
  background:
    repeating-linear-gradient(var(--border) 0 1px, transparent 1px ${60 * pxPerMinute}px),
    repeating-linear-gradient(
      color-mix(in srgb, var(--border) 42%, transparent) 0 1px,
      transparent 1px ${15 * pxPerMinute}px
    );
`;
const Off = styled.div`
  position: absolute;
  inset-inline: 0;
  background: ${hatching};
  opacity: 0.72;
`;
const Kept = styled.div`
  position: absolute;
  inset-inline: 3px;
  padding: 3px 8px;
  border: 1px dashed var(--border-strong);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--t-small);
  line-height: 1.25;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Block = styled.button`
  position: absolute;
  inset-inline: 3px;
  display: block;
  padding: 4px 8px;
  border: 1px solid var(--border-strong);
  background: repeating-linear-gradient(135deg, var(--surface-2) 0 8px, var(--surface-3) 8px 10px);
  color: var(--text);
  font-size: var(--t-small);
  line-height: 1.25;
  text-align: left;
  cursor: pointer;
  overflow: hidden;

  > span {
    position: absolute;
    inset: 3px auto auto 4px;
    max-width: calc(100% - 8px);
    padding: 0 4px;
    background: var(--surface-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    vertical-align: -3px;
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-width: 3px;
    border-radius: 0;
  }
`;

const placeOf = ({ from, to }: Span) => ({ top: px(from), height: `calc(${px(to - from)} - 1px)` });

/** One person on one day: when she works, what keeps her busy, who comes. */
export const DayColumn = memo(function DayColumn({
  column,
  isWeek,
  hues,
  timeZone,
  liftedKey,
}: {
  column: DiaryColumn;
  isWeek: boolean;
  /** The colours of services, by id. */
  hues: ReadonlyMap<string, string>;
  timeZone: string;
  /** The card that is about to be put elsewhere. */
  liftedKey: string | null;
}) {
  return (
    <Whole role="group" aria-label={columnWords(column, isWeek)}>
      {column.off.map((span) => (
        <Off key={span.from} style={{ top: px(span.from), height: px(span.to - span.from) }} />
      ))}
      {column.blocks.map(({ block, span }) => (
        <Block
          key={block._id}
          type="button"
          data-block={block._id}
          style={{ ...placeOf(span), minHeight: px(15) }}
        >
          <span>
            <Icon of={Lock} size={16} /> {blockName(block)}
            <VisuallyHidden>
              , {block.kind === 'time-off' ? 'time off' : 'blocked'} {formatTime(block.startsAt, timeZone)} to{' '}
              {formatTime(block.endsAt, timeZone)}
            </VisuallyHidden>
          </span>
        </Block>
      ))}
      {column.holds.map((span) => (
        <Kept key={span.from} style={placeOf(span)}>
          Being booked…
        </Kept>
      ))}
      {column.cards.map((card) => (
        <VisitCard
          key={card.key}
          card={card}
          hue={hues.get(card.line.serviceId) ?? 'hair'}
          timeZone={timeZone}
          isLifted={card.key === liftedKey}
        />
      ))}
    </Whole>
  );
});
