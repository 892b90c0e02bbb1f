import { useState } from 'react';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { dayInUtc, formatDay, localDay } from '../../lib/format-date';
import { windowsInWords } from '../../lib/week-hours';
import { Button, IconButton } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Contents } from '../../ui/contents';
import { Icon } from '../../ui/icon';
import { PlainList, PlainRow } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { adds, removes, useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { ExceptionDialog } from './exception-dialog';
import type { StaffEntry, StaffException } from './models';
import { useTeamActions } from './mutations';

const Quiet = styled.p`
  color: var(--text-2);
`;

/** The days on which she works otherwise than every week. */
export function Exceptions({
  person,
  exceptions,
  zone,
}: {
  person: StaffEntry;
  exceptions: readonly StaffException[];
  zone: string;
}) {
  const { deleteException } = useTeamActions();
  const [edited, setEdited] = useState<StaffException | 'new' | null>(null);
  const [removed, setRemoved] = useState<StaffException | null>(null);
  const { whole, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const today = localDay(new Date(), zone);
  const coming = exceptions.filter(({ day }) => day >= today);

  const remove = async (exception: StaffException) => {
    try {
      await deleteException(person._id, exception.day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('Her usual hours hold again that day.');
    onRemoved(coming.indexOf(exception));
    setRemoved(null);
    return null;
  };

  return (
    <Section title="Other days" intro="Single days on which she works longer, shorter or not at all.">
      <Contents ref={whole}>
        {coming.length === 0 && <Quiet>No day differs from her week.</Quiet>}
        <PlainList>
          {coming.map((exception) => {
            const words = formatDay(dayInUtc(exception.day), 'UTC');
            return (
              <PlainRow
                key={exception.day}
                title={words}
                detail={windowsInWords(exception.windows, 'Day off')}
                ways={
                  <>
                    <IconButton label={`Change ${words}`} onClick={() => setEdited(exception)}>
                      <Icon of={Pencil} size={18} />
                    </IconButton>
                    <IconButton
                      {...removes}
                      label={`Remove ${words}`}
                      aria-haspopup="dialog"
                      onClick={() => setRemoved(exception)}
                    >
                      <Icon of={Trash2} size={18} />
                    </IconButton>
                  </>
                }
              />
            );
          })}
        </PlainList>
        <Button
          {...adds}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setEdited('new')}
        >
          <Icon of={CalendarPlus} size={18} /> Add a day
        </Button>
      </Contents>
      {removed && (
        <ConfirmDialog
          title="Remove this day?"
          action="Remove"
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>
            <strong>{formatDay(dayInUtc(removed.day), 'UTC')}</strong> is now{' '}
            <strong>{windowsInWords(removed.windows, 'a day off')}</strong>. Afterwards {person.name} works
            her usual hours that day, and clients are offered them. Visits that are booked stay as they are.
          </p>
        </ConfirmDialog>
      )}
      {edited && (
        <ExceptionDialog
          person={person}
          exception={edited === 'new' ? null : edited}
          zone={zone}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
