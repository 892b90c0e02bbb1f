import { Link } from 'react-router-dom';
import { dayInUtc, weekdayOf } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Columns } from '../../../ui/charts/columns';
import { Panel } from '../../../ui/charts/panel';
import { Table } from '../../../ui/table';
import { useFormats } from '../../../ui/use-formats';
import { charts } from '../../../words/charts.gen';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import type { DayFill } from './models';

/** The booked share of each day of this week, and of the next week so far. */
export function WeekPanel({ fortnight, today }: { fortnight: readonly DayFill[]; today: string }) {
  const words = useWords(book);
  const { percent } = useWords(charts);
  const { formatDay, formatShortDay, formatDuration, shortWeekdayName } = useFormats();
  const [week, next] = [fortnight.slice(0, 7), fortnight.slice(7)];
  const full = (share: number) => percent({ number: String(Math.round(share * 100)) });
  const [share, nextShare] = [fillOf(week), fillOf(next)];
  return (
    <Panel
      width="half"
      title={words.thisWeek()}
      note={share !== null && words.fullShare({ percent: full(share) })}
      aside={<Link to={`${paths.dashboardDiary}?view=team`}>{words.teamWeek()}</Link>}
      footer={nextShare !== null && words.nextWeekFull({ percent: full(nextShare) })}
      table={
        <Table
          caption={words.thisWeek()}
          rows={fortnight}
          keyOf={({ day }) => day}
          rowsBelow={0}
          columns={[
            {
              key: 'day',
              header: words.day(),
              isRowHeader: true,
              cell: ({ day }) => formatShortDay(dayInUtc(day), 'UTC'),
            },
            {
              key: 'booked',
              header: words.bookedTime(),
              align: 'end',
              cell: ({ bookedMinutes }) => formatDuration(bookedMinutes),
            },
            {
              key: 'working',
              header: words.timeToBook(),
              align: 'end',
              cell: ({ workingMinutes }) => formatDuration(workingMinutes),
            },
            {
              key: 'full',
              header: words.fullName(),
              align: 'end',
              cell: (fill) => {
                const part = fillOf([fill]);
                return part === null ? '–' : full(part);
              },
            },
          ]}
        />
      }
    >
      <Columns
        label={words.thisWeek()}
        days={week.map((fill) => {
          const part = fillOf([fill]);
          const off = fill.isOpen ? words.noWorkingTime() : words.closed();
          const day = formatDay(dayInUtc(fill.day), 'UTC');
          return {
            key: fill.day,
            name: shortWeekdayName(weekdayOf(dayInUtc(fill.day), 'UTC')),
            number: String(Number(fill.day.slice(8))),
            share: part,
            text: part !== null ? full(part) : fill.isOpen ? '–' : off,
            isCurrent: fill.day === today,
            to: paths.dashboardDiaryOn(fill.day),
            label: words.dayIsFull({
              day,
              text: part === null ? off : words.fullShare({ percent: full(part) }),
            }),
          };
        })}
      />
    </Panel>
  );
}

/** Booked time as a share of bookable time, 0 to 1; null if no one works. */
function fillOf(days: readonly DayFill[]): number | null {
  const working = days.reduce((sum, { workingMinutes }) => sum + workingMinutes, 0);
  const booked = days.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0);
  return working > 0 ? booked / working : null;
}
