import { useState } from 'react';
import { CalendarOff, History, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { localDay } from '../../lib/format-date';
import { Button, IconButton } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Contents } from '../../ui/contents';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { PlainList, PlainRow } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { adds, removes, useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { Ways } from '../../ui/ways';
import type { StaffEntry, TimeOff } from './models';
import { useTeamActions } from './mutations';
import { TimeOffDialog } from './time-off-dialog';
import { timeOffInWords } from './time-off-words';

const Quiet = styled.p`
  color: var(--text-2);
`;

/** When she is away, from now on, and when she was. */
export function TimeOffList({ person, zone }: { person: StaffEntry; zone: string }) {
  const { data, error, mutate, isValidating } = useApi('/time-off', {
    params: { query: { staff: person._id } },
  });
  const [opened, setOpened] = useState<TimeOff | 'new' | null>(null);
  const [isPastOpen, setPastOpen] = useState(false);
  const { whole, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();

  return (
    <Section
      title="Time off"
      intro="Holidays, illness, an afternoon at school. She cannot be booked then; for visits that are in the way you choose what becomes of each."
    >
      {error && !data && (
        <Failure
          title="We could not read her time off"
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
      {!data && !error && <Skeleton $height="3rem" />}
      <Contents ref={whole}>
        {data?.length === 0 && <Quiet>No time off is coming.</Quiet>}
        <PlainList aria-label="Time off">
          {data?.map((timeOff) => {
            const words = timeOffInWords(timeOff, zone);
            return (
              <PlainRow
                key={timeOff._id}
                title={words}
                detail={timeOff.reason}
                ways={
                  <IconButton
                    {...removes}
                    label={`Take back: ${words}`}
                    aria-haspopup="dialog"
                    onClick={() => setOpened(timeOff)}
                  >
                    <Icon of={Trash2} size={18} />
                  </IconButton>
                }
              />
            );
          })}
        </PlainList>
        <Ways>
          {person.active && (
            <Button
              {...adds}
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              onClick={() => setOpened('new')}
            >
              <Icon of={CalendarOff} size={18} /> Give time off
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isPastOpen}
            onClick={() => setPastOpen(!isPastOpen)}
          >
            <Icon of={History} size={18} /> Past time off
          </Button>
        </Ways>
      </Contents>
      {isPastOpen && <PastTimeOff person={person} zone={zone} />}
      {opened === 'new' && <TimeOffDialog person={person} zone={zone} onClose={() => setOpened(null)} />}
      {opened && opened !== 'new' && (
        <TakeBackDialog
          name={person.name}
          timeOff={opened}
          words={timeOffInWords(opened, zone)}
          onTakenBack={() => {
            onRemoved(data?.indexOf(opened) ?? 0);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

function TakeBackDialog({
  name,
  timeOff,
  words,
  onTakenBack,
  onClose,
}: {
  name: string;
  timeOff: TimeOff;
  words: string;
  onTakenBack: () => void;
  onClose: () => void;
}) {
  const { takeTimeOffBack } = useTeamActions();
  const takeBack = async () => {
    try {
      await takeTimeOffBack(timeOff._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(`${name} can be booked again.`);
    onTakenBack();
    return null;
  };
  return (
    <ConfirmDialog title="Take this time off back?" action="Take back" onConfirm={takeBack} onClose={onClose}>
      <p>
        <strong>{words}</strong>: {name} can be booked then again. Visits that were cancelled or handed over
        for it stay as they are.
      </p>
    </ConfirmDialog>
  );
}

/** What is over, the latest first; asked for only when somebody wants to see it. */
function PastTimeOff({ person, zone }: { person: StaffEntry; zone: string }) {
  const { data, error, mutate, isValidating } = useApi('/time-off', {
    params: { query: { staff: person._id, when: 'past' } },
  });
  if (error && !data) {
    return (
      <Failure
        title="We could not read her past time off"
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!data) return <Skeleton $height="3rem" />;
  if (data.length === 0) return <Quiet>She has had no time off yet.</Quiet>;
  return (
    <PlainList aria-label="Past time off">
      {data.map((timeOff) => (
        <PlainRow
          key={timeOff._id}
          title={`${timeOffInWords(timeOff, zone)} ${localDay(timeOff.endsAt, zone).slice(0, 4)}`}
          detail={timeOff.reason}
        />
      ))}
    </PlainList>
  );
}
