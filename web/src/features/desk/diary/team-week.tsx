import { useMemo } from 'react';
import { dayInUtc } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Picture } from '../../../ui/picture';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { HueOf } from '../diary-model/card-hues';
import { blockName, spanText, type DiaryTexts } from '../diary-model/diary-text';
import type { Diary } from '../diary-model/models';
import type { ShownHours } from '../diary-model/scale';
import { loadOf, teamWeek, type Strip, type TeamDay } from '../diary-model/team-week';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { diaryParams } from '../diary-model/address';
import { Away, Cell, Person, Plain, Pressed, Scroller, Table, Taken, Top, Track } from './team-week-parts';

/** The team's working time and bookings in a week: days across, people down. */
export function TeamWeek({
  diary,
  hours,
  name,
  hueOf,
  today,
  ownId,
}: {
  diary: Diary;
  hours: ShownHours;
  name: string;
  hueOf: HueOf;
  today: string;
  /** The user's own row, if they may see no other. */
  ownId: string | null;
}) {
  const texts = useDiaryTexts();
  const { words, formats } = texts;
  const rows = useMemo(() => teamWeek(diary, hours), [diary, hours]);
  return (
    <Scroller role="region" aria-label={name} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <b>{words.teamMember()}</b>
              <small>
                {words.span({
                  from: formats.formatWallMinute(hours.first),
                  to: formats.formatWallMinute(hours.last),
                })}
              </small>
            </th>
            {diary.days.map(({ day, open }, index) => {
              const all = rows.flatMap(({ days }) => days[index] ?? []);
              return (
                <th key={day} scope="col" data-is-today={day === today || undefined}>
                  <b>{formats.formatShortDay(dayInUtc(day), 'UTC')}</b>
                  <small>{open.length > 0 ? summary(texts, all, ownId === null) : words.closed()}</small>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, days }) => (
            <tr key={person._id}>
              <th scope="row">
                <Person>
                  {person.img && (
                    <Picture src={person.img} own={person.picture} kind="portrait" sizes="36px" alt="" />
                  )}
                  <span>
                    <b>
                      <bdi>{person.name}</bdi>
                    </b>
                    <small>
                      <bdi>{person.role}</bdi>
                    </small>
                  </span>
                </Person>
              </th>
              {days.map((day) => (
                <Cell key={day.column.day} data-is-away={isAway(day) || undefined}>
                  <Day
                    day={day}
                    hueOf={hueOf}
                    timeZone={diary.timeZone}
                    mayOpen={ownId === null || ownId === person._id}
                  />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const isAway = ({ bookableMinutes, strips }: TeamDay): boolean =>
  bookableMinutes === 0 && strips.length === 0;

/** "74% booked · 12 bookings"; without the number for those who may not see everything. */
function summary({ words }: DiaryTexts, days: readonly TeamDay[], isForAll: boolean): string {
  const percent = loadOf(days);
  const count = days.reduce((sum, { visits }) => sum + visits, 0);
  if (percent === null) return '';
  return isForAll ? words.loadAndCount({ percent, count }) : words.load({ percent });
}

function Day({
  day,
  hueOf,
  timeZone,
  mayOpen,
}: {
  day: TeamDay;
  hueOf: HueOf;
  timeZone: string;
  mayOpen: boolean;
}) {
  const texts = useDiaryTexts();
  const { words, formats } = texts;
  const { column, visits, freeMinutes, strips } = day;
  const { person } = column;
  const percent = loadOf([day]);
  const content = isAway(day) ? (
    <Away>{whyAway(texts, day)}</Away>
  ) : (
    <>
      <Top>
        {mayOpen && <b>{visits === 0 ? words.bookedNone() : words.bookedCount({ count: visits })}</b>}
        <span>{spanText(texts, column, timeZone)}</span>
      </Top>
      <Track aria-hidden>
        {column.off.map((span) => (
          <i key={span.from} data-off style={placeOf(span, column.scale.length)} />
        ))}
        {column.blocks.map(({ block, span }) => (
          <i key={block._id} data-off style={placeOf(span, column.scale.length)} />
        ))}
        {strips.map((strip) => (
          <Taken
            key={strip.key}
            $hue={strip.of && hueOf(strip.of.booking, strip.of.line)}
            style={placeOf(strip, column.scale.length)}
          />
        ))}
      </Track>
      {percent !== null && (
        <small>
          {freeMinutes === 0
            ? words.full()
            : words.loadAndFree({ percent, length: formats.formatDuration(freeMinutes) })}
        </small>
      )}
    </>
  );
  if (!mayOpen) return <Plain>{content}</Plain>;
  const params = diaryParams({
    view: 'day',
    day: column.day,
    staff: person._id,
    isByRoom: false,
    isWholeDay: false,
  });
  return (
    <Pressed to={`${paths.dashboardDiary}?${params.toString()}`}>
      <VisuallyHidden>
        <bdi>{person.name}</bdi>, {formats.formatDay(dayInUtc(column.day), 'UTC')}
      </VisuallyHidden>
      {content}
    </Pressed>
  );
}

/** Time off, or another reason for being away. */
function whyAway({ words }: DiaryTexts, { column }: TeamDay): string {
  const [first] = column.blocks;
  if (first) return blockName(words, first.block);
  return column.isSalonOpen ? words.notWorking() : words.closed();
}

const placeOf = ({ from, to }: Pick<Strip, 'from' | 'to'>, length: number) => ({
  insetInlineStart: `${(from / length) * 100}%`,
  width: `${((to - from) / length) * 100}%`,
});
