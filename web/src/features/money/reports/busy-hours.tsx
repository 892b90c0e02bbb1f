import { HeatMap } from '../../../ui/charts/heat-map';
import { Panel } from '../../../ui/charts/panel';
import type { WorkReport } from './models';
import type { ReportTexts } from './use-report-texts';

type Hour = WorkReport['hours'][number];

/** The share of working time that the team spends with clients, by hour of the week. */
export function BusyHours({
  hours = [],
  texts,
}: {
  /** An older server doesn't send these. */
  hours?: WorkReport['hours'];
  texts: ReportTexts;
}) {
  const { words, weekdays, weekdayName, shortWeekdayName, formatWallMinute, share } = texts;
  const worked = hours.filter(({ workingMinutes }) => workingMinutes > 0);
  if (worked.length === 0) return null;
  const all = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const ranked = [...worked].sort((left, right) => shareOfHour(right) - shareOfHour(left));
  const slot = (one: Hour) =>
    words.weekdayAt({ weekday: weekdayName(one.weekday), time: formatWallMinute(one.hour * 60) });
  const [fullest, emptiest] = [ranked[0], ranked.at(-1)];
  const told =
    fullest && emptiest && fullest !== emptiest
      ? words.fullestHour({
          full: slot(fullest),
          most: share(Math.round(shareOfHour(fullest) * 100) / 100),
          empty: slot(emptiest),
          least: share(Math.round(shareOfHour(emptiest) * 100) / 100),
        })
      : '';
  return (
    <Panel title={words.busyHours()} width="half" footer={told}>
      <HeatMap
        label={words.busyHours()}
        caption={words.busyHoursNote()}
        columns={shown.map((hour) => formatWallMinute(hour * 60).replace(/:00/, ''))}
        rows={weekdays.map((weekday) => ({
          key: String(weekday),
          name: shortWeekdayName(weekday),
          shares: shown.map((hour) => {
            const found = hours.find((one) => one.weekday === weekday && one.hour === hour);
            return found && found.workingMinutes > 0 ? shareOfHour(found) : null;
          }),
        }))}
        off={words.noWorkingTime()}
        write={(part) => String(Math.round(part * 100))}
      />
    </Panel>
  );
}

const shareOfHour = ({ workMinutes, workingMinutes }: Hour): number =>
  workingMinutes > 0 ? workMinutes / workingMinutes : 0;
