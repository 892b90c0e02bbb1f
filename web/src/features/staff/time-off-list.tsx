import { useState } from 'react';
import { CalendarOff, History, Trash2 } from 'lucide-react';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { localDay } from '../../lib/format-date';
import { Button, IconButton } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { DisplayContents } from '../../ui/display-contents';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { PlainList, PlainRow } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { Muted } from '../../ui/text';
import { toast } from '../../ui/toaster';
import { adds, removes, useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { ButtonRow } from '../../ui/button-row';
import type { StaffEntry, TimeOff } from './models';
import { useTeamActions } from './mutations';
import { TimeOffDialog } from './time-off-dialog';
import { timeOffText } from './time-off-text';

/** A team member's time off: upcoming, and past on demand. */
export function TimeOffList({ person, zone }: { person: StaffEntry; zone: string }) {
  const sentenceOf = useSentenceOf();
  const { data, error, mutate, isValidating } = useApi('/time-off', {
    params: { query: { staff: person._id } },
  });
  const [opened, setOpened] = useState<TimeOff | 'new' | null>(null);
  const [isPastOpen, setPastOpen] = useState(false);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();

  return (
    <Section
      title="Time off"
      intro="Holidays, illness or a free afternoon. Clients cannot book these times. You decide what happens to existing bookings."
    >
      {error && !data && (
        <Failure
          what="the time off"
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
      {!data && !error && <Skeleton $height="3rem" />}
      <DisplayContents ref={container}>
        {data?.length === 0 && <Muted>No upcoming time off.</Muted>}
        <PlainList aria-label="Time off">
          {data?.map((timeOff) => {
            const words = timeOffText(timeOff, zone);
            return (
              <PlainRow
                key={timeOff._id}
                title={words}
                detail={timeOff.reason}
                actions={
                  <IconButton
                    {...removes}
                    label={`Remove ${words}`}
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
        <ButtonRow>
          {person.active && (
            <Button
              {...adds}
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              onClick={() => setOpened('new')}
            >
              <Icon of={CalendarOff} size={18} /> Add time off
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
        </ButtonRow>
      </DisplayContents>
      {isPastOpen && <PastTimeOff person={person} zone={zone} />}
      {opened === 'new' && <TimeOffDialog person={person} zone={zone} onClose={() => setOpened(null)} />}
      {opened && opened !== 'new' && (
        <RemoveDialog
          name={person.name}
          timeOff={opened}
          words={timeOffText(opened, zone)}
          onDeleted={() => {
            onRemoved(data?.indexOf(opened) ?? 0);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

function RemoveDialog({
  name,
  timeOff,
  words,
  onDeleted,
  onClose,
}: {
  name: string;
  timeOff: TimeOff;
  words: string;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const { deleteTimeOff } = useTeamActions();
  const remove = async () => {
    try {
      await deleteTimeOff(timeOff._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(`${name} can be booked again.`);
    onDeleted();
    return null;
  };
  return (
    <ConfirmDialog title="Remove this time off?" action="Remove" onConfirm={remove} onClose={onClose}>
      <p>
        Clients will be able to book {name} again for <strong>{words}</strong>. Bookings that were cancelled
        or reassigned stay as they are.
      </p>
    </ConfirmDialog>
  );
}

/** Past time off, the latest first; loaded only on demand. */
function PastTimeOff({ person, zone }: { person: StaffEntry; zone: string }) {
  const sentenceOf = useSentenceOf();
  const { data, error, mutate, isValidating } = useApi('/time-off', {
    params: { query: { staff: person._id, when: 'past' } },
  });
  if (error && !data) {
    return (
      <Failure
        what="the past time off"
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!data) return <Skeleton $height="3rem" />;
  if (data.length === 0) return <Muted>No past time off.</Muted>;
  return (
    <PlainList aria-label="Past time off">
      {data.map((timeOff) => (
        <PlainRow
          key={timeOff._id}
          title={`${timeOffText(timeOff, zone)} ${localDay(timeOff.endsAt, zone).slice(0, 4)}`}
          detail={timeOff.reason}
        />
      ))}
    </PlainList>
  );
}
