import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { dayInUtc } from '../../lib/local-day';
import { low } from '../../ui/media';
import { Picture } from '../../ui/picture';
import { wholeWords } from '../../ui/whole-words';
import type { DiaryColumn } from '../diary-model/columns';
import { spanText } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { gutterPx } from './measures';

const Headings = styled.div`
  position: sticky;
  @media ${low} {
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
  @media ${low} {
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
  min-height: 68px;
  padding-block: var(--s-2);
  padding-inline: var(--s-3) var(--s-2);
  border-inline-start: 1px solid var(--border);
  line-height: 1.25;
  img {
    flex: none;
    width: 38px;
    height: 38px;
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
  @container (max-width: 150px) {
    img {
      display: none;
    }
    b {
      max-height: 3lh;
    }
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

/** The team member or the day above each column, with the working hours. */
export function ColumnHeadings({
  columns,
  timeZone,
  isWeek,
  today,
  least,
  headingPath,
}: {
  columns: readonly DiaryColumn[];
  timeZone: string;
  isWeek: boolean;
  today: string;
  least: string;
  /** Null where it leads nowhere. */
  headingPath: (column: DiaryColumn) => string | null;
}) {
  const texts = useDiaryTexts();
  const { words, formats } = texts;
  return (
    <Headings
      data-headings
      style={{
        minWidth: least,
        gridTemplateColumns: `${gutterPx}px repeat(${columns.length}, minmax(0, 1fr))`,
      }}
    >
      <Corner />
      {columns.map((column) => {
        const path = headingPath(column);
        const content = (
          <>
            {!isWeek && column.person.img && (
              <Picture
                src={column.person.img}
                own={column.person.picture}
                kind="portrait"
                sizes="38px"
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
                {spanText(texts, column, timeZone) ||
                  (column.isSalonOpen ? words.notWorking() : words.closed())}
              </small>
            </span>
          </>
        );
        return path === null ? (
          <PlainHeading key={column.key}>{content}</PlainHeading>
        ) : (
          <Heading
            key={column.key}
            to={path}
            data-is-today={(isWeek && column.day === today) || undefined}
            title={isWeek ? words.showThisDay() : words.showWeekOf({ name: column.person.name })}
          >
            {content}
          </Heading>
        );
      })}
    </Headings>
  );
}
