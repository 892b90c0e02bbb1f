import { memo } from 'react';
import { Lock, Repeat2 } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { wholeWords } from '../../../ui/whole-words';
import type { HueOf } from '../diary-model/card-hues';
import type { DiaryColumn } from '../diary-model/columns';
import { acrossOf, FREE_END_PX, px } from './measures';
import type { Stretch } from '../diary-model/models';
import type { Span } from '../diary-model/scale';
import { DiaryCardButton } from './diary-card-button';
import { blockName, blockRepeats, columnText } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';

export const hatching = `repeating-linear-gradient(135deg, var(--surface-2) 0 6px, var(--surface-3) 6px 7px)`;

/** The same in forced-colours mode. */
export const plainHatching = `repeating-linear-gradient(135deg, Canvas 0 6px, GrayText 6px 7px)`;

const ColumnBody = styled.div`
  position: relative;
  min-width: 0;
  border-inline-start: 1px solid var(--border);
  cursor: pointer;
  background:
    repeating-linear-gradient(var(--border) 0 1px, transparent 1px ${px(60)}),
    repeating-linear-gradient(
      color-mix(in srgb, var(--border) 42%, transparent) 0 1px,
      transparent 1px ${px(15)}
    );

  /* The reader's own colours leave out every pattern; the hours and the hatching are drawn with them. */
  @media (forced-colors: active) {
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      forced-color-adjust: none;
      background: repeating-linear-gradient(GrayText 0 1px, transparent 1px ${px(60)});
      pointer-events: none;
    }
  }
`;
const Off = styled.div`
  position: absolute;
  inset-inline: 0;
  background: ${hatching};
  opacity: 0.72;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${plainHatching};
    opacity: 1;
  }
`;
const Hold = styled.div`
  position: absolute;
  z-index: var(--z-cards);
  inset-inline: 2px ${FREE_END_PX}px;
  padding: 3px 8px;
  border: 1px dashed var(--border-strong);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--t-small);
  line-height: 1.25;
  overflow: hidden;
  overflow-wrap: break-word;
`;
const Block = styled.button`
  position: absolute;
  z-index: var(--z-cards);
  display: block;
  padding: 4px 8px;
  border: 1px solid var(--border-strong);
  background: repeating-linear-gradient(135deg, var(--surface-2) 0 8px, var(--surface-3) 8px 10px);
  color: var(--text);
  font-size: var(--t-small);
  line-height: 1.25;
  text-align: start;
  cursor: pointer;
  overflow: hidden;

  > span {
    position: absolute;
    top: 3px;
    inset-inline-start: 4px;
    max-width: calc(100% - 8px);
    padding: 0 4px;
    background: var(--surface-2);
    ${wholeWords(1)}
  }
  svg {
    vertical-align: -3px;
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-width: 3px;
    border-radius: 0;
  }
  @media (forced-colors: active) {
    border: 3px double;
  }
`;

const placeOf = ({ from, to }: Span) => ({ top: px(from), height: `calc(${px(to - from)} - 1px)` });

/** A team member's day: working hours, blocks, holds and bookings. */
export const DayColumn = memo(function DayColumn({
  column,
  isWeek,
  hueOf,
  timeZone,
  movingKey,
}: {
  column: DiaryColumn;
  isWeek: boolean;
  hueOf: HueOf;
  timeZone: string;
  /** The card being moved. */
  movingKey: string | null;
}) {
  const texts = useDiaryTexts();
  const { words, formats } = texts;
  const endsOf = ({ startsAt, endsAt }: Stretch) => ({
    from: formats.formatTime(startsAt, timeZone),
    to: formats.formatTime(endsAt, timeZone),
  });
  return (
    <ColumnBody role="group" aria-label={columnText(texts, column, timeZone, isWeek)}>
      {column.off.map((span) => (
        <Off key={span.from} data-off style={{ top: px(span.from), height: px(span.to - span.from) }} />
      ))}
      {column.blocks.map(({ block, span, place }) => (
        <Block
          key={block._id}
          type="button"
          data-block={block._id}
          style={{ ...placeOf(span), ...acrossOf(place), minHeight: px(15) }}
        >
          <span>
            <Icon of={Lock} size={16} /> {block.group?.everyWeeks && <Icon of={Repeat2} size={16} />}{' '}
            <bdi>{blockName(words, block)}</bdi>
            <VisuallyHidden>
              {', '}
              {block.group?.everyWeeks && `${blockRepeats(words, block)}, `}
              {block.kind === 'time-off'
                ? words.timeOffFromTo(endsOf(block))
                : words.blockedFromTo(endsOf(block))}
            </VisuallyHidden>
          </span>
        </Block>
      ))}
      {column.holds.map((span) => (
        <Hold key={span.from} style={placeOf(span)}>
          {words.beingBooked()}
        </Hold>
      ))}
      {column.busy.map((span) => (
        <Hold key={span.from} style={placeOf(span)}>
          {words.busy()}
        </Hold>
      ))}
      {column.cards.map((card) => (
        <DiaryCardButton
          key={card.key}
          card={card}
          hue={hueOf(card.booking, card.line)}
          timeZone={timeZone}
          isMoving={card.key === movingKey}
          isFixed={column.unit !== undefined}
        />
      ))}
    </ColumnBody>
  );
});
