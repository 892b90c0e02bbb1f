import { useMemo } from 'react';
import styled from 'styled-components';
import { LOW } from '../../../ui/media';
import type { DiaryColumn } from '../diary-model/columns';
import { hourMarks } from '../diary-model/scale';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { px } from './measures';
import { NowTag } from './now-line';

const Gutter = styled.div`
  position: sticky;
  @media ${LOW} {
    position: relative;
  }
  inset-inline-start: 0;
  z-index: var(--z-times);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--t-small);
`;
const Mark = styled.span`
  position: absolute;
  inset-inline-end: 8px;
  line-height: 1;
  padding-top: 5px;
`;

/** The hours next to the columns. */
export function HourGutter({ columns, timeZone }: { columns: readonly DiaryColumn[]; timeZone: string }) {
  const { formatTime } = useDiaryTexts().formats;
  const scale = columns[0]?.scale;
  const marks = useMemo(() => (scale ? hourMarks(scale, timeZone) : []), [scale, timeZone]);
  return (
    <Gutter aria-hidden style={{ height: px(scale?.length ?? 0) }}>
      {marks.map(({ minute, instant }) => (
        <Mark key={minute} style={{ top: px(minute) }}>
          {formatTime(instant, timeZone)}
        </Mark>
      ))}
      <NowTag columns={columns} timeZone={timeZone} />
    </Gutter>
  );
}
