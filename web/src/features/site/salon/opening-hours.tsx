import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { dayInUtc, localDay, weekdayOf } from '../../../lib/local-day';
import { from } from '../../../ui/media';
import { useFormats } from '../../../ui/use-formats';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { comingSpecialDays, openingDays } from './opening-days';

const HoursTables = styled.div`
  margin-bottom: var(--s-5);
`;
const Hours = styled.table`
  width: 100%;
  max-width: 488px;
  margin-top: var(--s-5);
  border-collapse: collapse;

  caption {
    margin-bottom: var(--s-2);
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding: 7px 0;
    border-bottom: 1px solid var(--border);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  th {
    padding-inline-end: var(--s-4);
  }
  td {
    text-align: end;
    color: var(--text-2);
  }
  td span {
    display: inline-block;
  }
  @media ${from('xs')} {
    td span {
      white-space: nowrap;
    }
  }
  td span + span {
    margin-inline-start: var(--s-4);
  }
  th small {
    display: block;
    white-space: normal;
    overflow-wrap: anywhere;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  tr[data-today] > * {
    font-weight: 600;
    color: var(--accent);
  }
`;

function Windows({ windows }: { windows: readonly { startsMinute: number; endsMinute: number }[] }) {
  const words = useWords(publicSite);
  const { formatWallMinute } = useFormats();
  if (windows.length === 0) return words.closed();
  return windows.map(({ startsMinute, endsMinute }) => (
    <span key={startsMinute}>
      <bdi dir="ltr">
        {formatWallMinute(startsMinute)}–{formatWallMinute(endsMinute)}
      </bdi>
    </span>
  ));
}

/** The weekly hours, with today's line highlighted and correct even on a special day, and upcoming special days. */
export function OpeningHours({ salon }: { salon: Salon }) {
  const words = useWords(publicSite);
  const { weekdayName, formatShortDay } = useFormats();
  const shortDay = (day: string) => formatShortDay(dayInUtc(day), 'UTC');
  const now = new Date();
  const today = localDay(now, salon.timeZone);
  const weekdayToday = weekdayOf(now, salon.timeZone);
  const special = comingSpecialDays(salon.specialDays, today);
  const specialToday = special.find(({ day }) => day === today);

  return (
    <HoursTables>
      <Hours>
        <caption>{words.openingHours()}</caption>
        <tbody>
          {openingDays(salon.openingHours).map(({ weekday, windows }) => {
            const isToday = weekday === weekdayToday;
            return (
              <tr key={weekday} data-today={isToday || undefined}>
                <th scope="row">
                  {isToday ? words.todayIs({ weekday: weekdayName(weekday) }) : weekdayName(weekday)}
                </th>
                <td>
                  <Windows windows={isToday && specialToday ? specialToday.windows : windows} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Hours>
      {special.length > 0 && (
        <Hours>
          <caption>{words.specialDays()}</caption>
          <tbody>
            {special.map(({ day, toDay, reason, windows }) => (
              <tr key={day}>
                <th scope="row">
                  {toDay === day
                    ? shortDay(day)
                    : words.daysFromTo({ from: shortDay(day), to: shortDay(toDay) })}
                  {reason && <small>{reason}</small>}
                </th>
                <td>
                  <Windows windows={windows} />
                </td>
              </tr>
            ))}
          </tbody>
        </Hours>
      )}
    </HoursTables>
  );
}
