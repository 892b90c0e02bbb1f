import { useState } from 'react';
import { CalendarOff, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { Alert } from '../../ui/alert';
import { Button, IconButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { PlainList, PlainRow } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import type { StaffEntry, TimeOff } from './models';
import { useTeamActions } from './mutations';
import { TimeOffDialog } from './time-off-dialog';
import { timeOffInWords } from './time-off-words';

const Quiet = styled.p`
  color: var(--text-2);
`;
const Question = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
`;

/** When she is away, from now on. */
export function TimeOffList({ person, zone }: { person: StaffEntry; zone: string }) {
  const { data, error, mutate, isValidating } = useApi('/time-off', {
    params: { query: { staff: person._id } },
  });
  const [opened, setOpened] = useState<TimeOff | 'new' | null>(null);

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
      {person.active && (
        <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpened('new')}>
          <Icon of={CalendarOff} size={18} /> Give time off
        </Button>
      )}
      {opened === 'new' && <TimeOffDialog person={person} zone={zone} onClose={() => setOpened(null)} />}
      {opened && opened !== 'new' && (
        <TakeBackDialog
          name={person.name}
          timeOff={opened}
          words={timeOffInWords(opened, zone)}
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
  onClose,
}: {
  name: string;
  timeOff: TimeOff;
  words: string;
  onClose: () => void;
}) {
  const { takeTimeOffBack } = useTeamActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      await takeTimeOffBack(timeOff._id);
      toast.success(`${name} can be booked again.`);
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Take this time off back?" isOpen onClose={onClose}>
      <Question>
        <p>
          <strong>{words}</strong>: {name} can be booked then again. Visits that were cancelled or handed over
          for it stay as they are.
        </p>
        {problem && (
          <Alert tone="danger" title="Nothing has changed">
            <p>{sentenceOf(problem)}</p>
          </Alert>
        )}
        <Ways>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            Take back
          </Button>
        </Ways>
      </Question>
    </Dialog>
  );
}
