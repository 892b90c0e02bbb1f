import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { localDay } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Hint } from '../../../ui/text';
import { Choices, Part, Wide } from '../../booking/line-editor/form-parts';
import { wantedOf, type DraftLine } from '../../booking/line-editor/draft-lines';
import { WhyNot, type WayIn } from '../../booking/obstacles/why-not';
import { TypedTimeFields } from './typed-time-fields';
import { isPlausibleDay } from './typed-start';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';
const TimePart = styled(Part)`
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

/** A typed time, or a free one by the desk's rules, without notice or horizon. */
export function TimeField({
  lines,
  timeZone,
  day,
  startsAt,
  error,
  onChange,
  onStaff,
}: {
  lines: readonly DraftLine[];
  timeZone: string;
  day: string;
  startsAt: string | null;
  error?: string | undefined;
  onChange: (startsAt: string | null, day: string) => void;
  /** Called to let this person do all of it. */
  onStaff: (staffId: string) => void;
}) {
  const words = useWords(deskBookings);
  const { formatShortDay, formatTime } = useFormats();
  const wanted = wantedOf(lines);
  const query = { ...wanted, services: wanted?.services ?? '', desk: 'true' as const };
  const first = useApi(wanted ? '/availability/first' : null, { params: { query } });
  const firstStart = first.data?.startsAt;
  const choose = (start: string) => onChange(start, localDay(start, timeZone));
  return (
    <TimePart>
      <legend>{words.when()}</legend>
      <TypedTimeFields
        timeZone={timeZone}
        day={day}
        startsAt={startsAt}
        error={error}
        onDay={(chosen) => onChange(null, chosen)}
        onTime={(start) => onChange(start, start ? localDay(start, timeZone) : day)}
      />
      {firstStart && (
        <div>
          <Button variant="ghost" size="small" onClick={() => choose(firstStart)}>
            <Icon of={Sparkles} size={18} />
            {words.firstAvailable({
              day: formatShortDay(firstStart, timeZone),
              time: formatTime(firstStart, timeZone),
            })}
          </Button>
        </div>
      )}
      <Wide>
        <FreeTimes
          wanted={wanted}
          day={day}
          timeZone={timeZone}
          startsAt={startsAt}
          onChoose={choose}
          onWayIn={(way) => {
            onStaff(way.staffId);
            choose(way.startsAt);
          }}
        />
      </Wide>
    </TimePart>
  );
}

/** The free times of a day for the chosen services. */
function FreeTimes({
  wanted,
  day,
  timeZone,
  startsAt,
  onChoose,
  onWayIn,
}: {
  wanted: ReturnType<typeof wantedOf>;
  day: string;
  timeZone: string;
  startsAt: string | null;
  onChoose: (startsAt: string) => void;
  onWayIn: (way: WayIn) => void;
}) {
  const words = useWords(deskBookings);
  const { formatTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { data, error } = useApi(wanted && isPlausibleDay(day) ? '/availability' : null, {
    params: { query: { ...wanted, services: wanted?.services ?? '', desk: 'true', day } },
  });
  if (!wanted) return <p>{words.chooseServiceFirst()}</p>;
  if (error) return <p role="alert">{sentenceOf(error)}</p>;
  if (!data) return <p>{words.loadingTimes()}</p>;
  const isTyped = startsAt !== null && !data.starts.includes(startsAt);
  const whyNot = isTyped && (
    <WhyNot asked={wanted} startsAt={startsAt} timeZone={timeZone} onWayIn={onWayIn} />
  );
  if (data.starts.length === 0) {
    return (
      <>
        <p>{words.noFreeTimes()}</p>
        {whyNot}
      </>
    );
  }
  return (
    <>
      <Choices role="group" aria-label={words.freeTimes()}>
        {data.starts.map((start) => (
          <Button
            key={start}
            variant="ghost"
            size="small"
            aria-pressed={start === startsAt}
            onClick={() => onChoose(start)}
          >
            {formatTime(start, timeZone)}
          </Button>
        ))}
      </Choices>
      <Hint role="status">{isTyped && words.notOneOfThese({ time: formatTime(startsAt, timeZone) })}</Hint>
      {whyNot}
    </>
  );
}
