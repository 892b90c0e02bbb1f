import { Button } from '../../../ui/button';
import { localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';

/** Free times near an unavailable one; other days are named. */
export function AlternativeTimes({
  times,
  wanted,
  timeZone,
  onTime,
}: {
  times: readonly string[];
  wanted: string | Date | null;
  timeZone: string;
  onTime: (startsAt: string) => void;
}) {
  const { formatShortDay, formatTime } = useFormats();
  const wantedDay = wanted && localDay(wanted, timeZone);
  return times.map((start) => (
    <Button key={start} variant="ghost" size="small" onClick={() => onTime(start)}>
      {localDay(start, timeZone) !== wantedDay && `${formatShortDay(start, timeZone)}, `}
      {formatTime(start, timeZone)}
    </Button>
  ));
}
