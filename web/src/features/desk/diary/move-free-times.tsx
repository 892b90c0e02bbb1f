import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { dayInUtc } from '../../../lib/local-day';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Hint } from '../../../ui/text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';

/** The most that can be taken in at a glance; users type any other time. */
const MOST_SHOWN = 8;

const Times = styled.section`
  display: grid;
  gap: var(--s-2);
`;

/** The free times of a day that are nearest to the one that is typed, each a press away. */
export function MoveFreeTimes({
  bookingId,
  staffId,
  day,
  wantedMs,
  timeZone,
  onTime,
}: {
  bookingId: string;
  /** The people who take over; null for those who do it now. */
  staffId: string | null;
  day: string;
  /** Null while no time is typed. */
  wantedMs: number | null;
  timeZone: string;
  onTime: (startsAt: string) => void;
}) {
  const { words, formats } = useDiaryTexts();
  const query = {
    booking: bookingId,
    day,
    desk: 'true' as const,
    ...(staffId !== null && { staff: staffId }),
  };
  const { data } = useApi(
    day ? '/availability' : null,
    { params: { query } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  if (data?.day !== day) return null;
  const name = formats.formatShortDay(dayInUtc(day), 'UTC');
  if (data.starts.length === 0) return <Hint role="status">{words.nothingFreeOn({ day: name })}</Hint>;
  const distance = (start: string) => Math.abs(Date.parse(start) - (wantedMs ?? 0));
  const nearest = data.starts
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_SHOWN)
    .sort();
  return (
    <Times aria-labelledby="move-free-times">
      <Hint id="move-free-times">{words.freeOn({ day: name })}</Hint>
      <ButtonRow>
        {nearest.map((start) => (
          <Button
            key={start}
            variant="ghost"
            size="small"
            aria-pressed={Date.parse(start) === wantedMs}
            onClick={() => onTime(start)}
          >
            {formats.formatTime(start, timeZone)}
          </Button>
        ))}
      </ButtonRow>
    </Times>
  );
}
