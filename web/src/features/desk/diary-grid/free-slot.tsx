import { useEffect, useRef } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { DiaryColumn } from '../diary-model/columns';
import { FREE_END_PX, px } from './measures';
import type { Spot } from './keyboard-steps';
import { STEP_MINUTES } from '../diary-model/scale';
import { spotText } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';

const Slot = styled.button`
  position: absolute;
  z-index: var(--z-raised);
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0 8px;
  border: 1px dashed var(--accent);
  border-radius: var(--r-1);
  background: var(--accent-soft);
  color: var(--on-accent-soft);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  overflow: hidden;
  /* Presses go to the grid under it; it must never cover a booking. */
  pointer-events: none;

  &[data-is-away] {
    opacity: 0;
  }
  &:focus-visible {
    z-index: var(--z-focused);
    outline-offset: -1px;
  }
`;

/**
 * The quarter of an hour under the pointer, or reached by arrow keys: a single button that moves around, so that a
 * day has one more Tab stop instead of hundreds.
 */
export function FreeSlot({
  spot,
  columns,
  timeZone,
  isWeek,
  onFocus,
}: {
  spot: Spot | null;
  columns: readonly DiaryColumn[];
  timeZone: string;
  isWeek: boolean;
  onFocus: () => void;
}) {
  const texts = useDiaryTexts();
  const ref = useRef<HTMLButtonElement>(null);
  const shown = spot ?? { column: 0, minute: 0 };
  const column = columns[shown.column];

  useEffect(() => {
    if (document.activeElement === ref.current) {
      ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [spot]);

  if (!column) return null;
  return (
    <Slot
      ref={ref}
      type="button"
      data-slot="free"
      data-is-away={spot ? undefined : true}
      onFocus={onFocus}
      style={{
        top: px(shown.minute),
        height: px(STEP_MINUTES),
        insetInlineStart: `calc(${(shown.column / columns.length) * 100}% + 2px)`,
        width: `calc(${100 / columns.length}% - ${2 + FREE_END_PX}px)`,
      }}
    >
      <Icon of={Plus} size={16} />
      <span aria-hidden>
        {texts.formats.formatTime(new Date(column.scale.toInstant(shown.minute)), timeZone)}
      </span>
      <VisuallyHidden>
        {texts.words.bookOrBlock({ spot: spotText(texts, column, shown.minute, timeZone, isWeek) })}
      </VisuallyHidden>
    </Slot>
  );
}
