import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { below, LOW } from '../../../ui/media';
import type { Hue } from '../../../ui/hues';
import { Picture } from '../../../ui/picture';
import { wholeWords } from '../../../ui/whole-words';
import type { DiaryColumn } from '../diary-model/columns';
import { spanText, unitText } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { GUTTER_PX } from './measures';

const Headings = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  top: 0;
  z-index: var(--z-headings);
  display: grid;
  border-bottom: 1px solid var(--border);
  background: var(--surface);
`;
const Corner = styled.span`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  inset-inline-start: 0;
  z-index: var(--z-raised);
  background: var(--surface);
`;
const look = css`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-width: 0;
  height: 48px;
  overflow: hidden;
  padding-inline: var(--s-2);
  border-inline-start: 1px solid var(--border);
  line-height: 18px;
  img {
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 25%;
  }
  > span {
    min-width: 0;
  }
  b,
  small {
    display: block;
    ${wholeWords(1)}
  }
  b {
    font-weight: 600;
  }
  /* Hours to twelve need two lines. */
  small {
    ${wholeWords(2)}
    line-height: 15px;
  }
  @container (max-width: 140px) {
    img {
      width: 26px;
      height: 26px;
    }
  }
  @media ${below('sm')} {
    height: 60px;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  &[data-is-today] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  &[data-is-today] small {
    color: inherit;
  }
  @media (forced-colors: active) {
    &[data-is-today] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Heading = styled(Link)`
  ${look}
  text-decoration: none;

  &:hover b {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const PlainHeading = styled.div`
  ${look}
`;

/** The team member or day above each column, with working hours. */
export const ColumnHeadings = memo(function ColumnHeadings({
  columns,
  timeZone,
  isWeek,
  today,
  least,
  headingPath,
  hues,
}: {
  columns: readonly DiaryColumn[];
  timeZone: string;
  isWeek: boolean;
  today: string;
  least: string;
  /** Null if it is not a link. */
  headingPath: (column: DiaryColumn) => string | null;
  /** By team member, if they are told apart by colour. */
  hues: ReadonlyMap<string, Hue> | null;
}) {
  const texts = useDiaryTexts();
  const { words, formats } = texts;
  return (
    <Headings
      data-headings
      style={{
        minWidth: least,
        gridTemplateColumns: `${GUTTER_PX}px repeat(${columns.length}, minmax(0, 1fr))`,
      }}
    >
      <Corner />
      {columns.map((column) => {
        const path = headingPath(column);
        const hue = hues?.get(column.person._id);
        const style = hue && { boxShadow: `inset 0 -3px var(--hue-${hue}-line)` };
        const content = (
          <>
            {!isWeek && column.person.img && (
              <Picture
                src={column.person.img}
                own={column.person.picture}
                kind="portrait"
                sizes="32px"
                alt=""
              />
            )}
            <span>
              <b>
                {isWeek ? (
                  formats.formatShortDay(dayInUtc(column.day), 'UTC')
                ) : (
                  <bdi>{column.person.name}</bdi>
                )}
              </b>
              <small>
                {column.unit ? (
                  <bdi>{unitText(texts, column.unit, timeZone)}</bdi>
                ) : (
                  spanText(texts, column, timeZone) ||
                  (column.isSalonOpen ? words.notWorking() : words.closed())
                )}
              </small>
            </span>
          </>
        );
        return path === null ? (
          <PlainHeading key={column.key} style={style}>
            {content}
          </PlainHeading>
        ) : (
          <Heading
            key={column.key}
            to={path}
            style={style}
            data-is-today={(isWeek && column.day === today) || undefined}
            title={isWeek ? words.showThisDay() : words.showWeekOf({ name: column.person.name })}
          >
            {content}
          </Heading>
        );
      })}
    </Headings>
  );
});
