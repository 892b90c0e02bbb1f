import { useState } from 'react';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import type { Salon } from '../../api/models';
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
import { useHoursActions } from './mutations';
import { SpecialDayDialog } from './special-day-dialog';

const Quiet = styled.p`
  color: var(--text-2);
`;

type SpecialDay = Salon['specialDays'][number];

/** The days on which the salon is closed, or open otherwise than every week. */
export function SpecialDays({ salon }: { salon: Salon }) {
  const { deleteSpecialDay } = useHoursActions();
  const [edited, setEdited] = useState<SpecialDay | 'new' | null>(null);
  const [removed, setRemoved] = useState<SpecialDay | null>(null);
  const { whole, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const today = localDay(new Date(), salon.timeZone);
  const coming = salon.specialDays.filter(({ day }) => day >= today);

  const remove = async (special: SpecialDay) => {
    try {
      await deleteSpecialDay(special.day);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success('The usual hours hold again that day.');
    onRemoved(coming.indexOf(special));
    setRemoved(null);
    return null;
  };

  return (
    <Section
      title="Closures and other hours"
      intro="Public holidays, a day for the whole team, a long evening before a feast."
    >
      <Contents ref={whole}>
        {coming.length === 0 && <Quiet>No day differs from the week.</Quiet>}
        <PlainList aria-label="Closures and other hours">
          {coming.map((special) => {
            const words = wordsOf(special);
            const hours = windowsInWords(special.windows, 'Closed');
            return (
              <PlainRow
                key={special.day}
                title={words}
                detail={special.reason ? `${hours} · ${special.reason}` : hours}
                ways={
                  <>
                    <IconButton label={`Change ${words}`} onClick={() => setEdited(special)}>
                      <Icon of={Pencil} size={18} />
                    </IconButton>
                    <IconButton
                      {...removes}
                      label={`Remove ${words}`}
                      aria-haspopup="dialog"
                      onClick={() => setRemoved(special)}
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
          title={removed.windows.length === 0 ? 'Remove this closure?' : 'Remove this day?'}
          action="Remove"
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>
            <strong>{wordsOf(removed)}</strong> is now{' '}
            <strong>{windowsInWords(removed.windows, 'closed')}</strong>
            {removed.reason && ` (${removed.reason})`}. Afterwards the usual hours hold that day: the site
            says so, and clients are offered them.
          </p>
        </ConfirmDialog>
      )}
      {edited && (
        <SpecialDayDialog
          special={edited === 'new' ? null : edited}
          zone={salon.timeZone}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

const wordsOf = ({ day }: SpecialDay) => `${formatDay(dayInUtc(day), 'UTC')} ${day.slice(0, 4)}`;
