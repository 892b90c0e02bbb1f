import styled from 'styled-components';
import { dayOfText } from '../../../lib/local-day';
import { wallMinuteOf } from '../../../lib/zone';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { below } from '../../../ui/media';
import { sickDay } from '../../../words/sick-day.gen';
import { useWords } from '../../../words/use-words';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-4);
  align-items: end;

  > :first-child {
    flex: 1 1 220px;
    max-width: 340px;
    min-width: 0;
  }
  @media ${below('sm')} {
    > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
    > div {
      flex: 1 1 140px;
      min-width: 0;
    }
  }
  @media print {
    display: none;
  }
`;
const Parts = styled.div`
  display: flex;
  gap: var(--s-2);
`;

/** A person who may be ill. */
interface Somebody {
  _id: string;
  name: string;
}

/** Rounded down to five minutes: "from now on" must not start later than it was said. */
const STEP_MINUTES = 5;

/** The ill person, and for how long. */
export function WhoAndWhen({
  team,
  staffId,
  fromDay,
  toDay,
  fromMinute,
  today,
  zone,
  onChange,
}: {
  team: readonly Somebody[];
  staffId: string | null;
  fromDay: string;
  toDay: string;
  fromMinute: string | null;
  today: string;
  zone: string;
  onChange: (part: {
    staffId?: string | null;
    fromDay?: string;
    toDay?: string;
    fromMinute?: string | null;
  }) => void;
}) {
  const words = useWords(sickDay);
  const now = () => {
    const minute = wallMinuteOf(Date.now(), zone);
    return String(minute - (minute % STEP_MINUTES));
  };
  return (
    <Bar>
      <SelectField
        label={words.who()}
        value={staffId ?? ''}
        onChange={({ target }) => onChange({ staffId: target.value || null })}
      >
        <option value="">{words.chooseWho()}</option>
        {team.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        type="date"
        label={words.firstDay()}
        required
        value={fromDay}
        onChange={({ target }) => {
          const day = dayOfText(target.value);
          if (day) onChange({ fromDay: day, toDay: day > toDay ? day : toDay, fromMinute: null });
        }}
      />
      <Field
        type="date"
        label={words.lastDay()}
        required
        min={fromDay}
        value={toDay}
        onChange={({ target }) => {
          const day = dayOfText(target.value);
          if (day && day >= fromDay) onChange({ toDay: day });
        }}
      />
      {fromDay === today && (
        <Parts role="group" aria-label={words.partOfDay()}>
          <Button
            variant="ghost"
            aria-pressed={fromMinute === null}
            onClick={() => onChange({ fromMinute: null })}
          >
            {words.allDay()}
          </Button>
          <Button
            variant="ghost"
            aria-pressed={fromMinute !== null}
            onClick={() => onChange({ fromMinute: now() })}
          >
            {words.fromNow()}
          </Button>
        </Parts>
      )}
    </Bar>
  );
}
