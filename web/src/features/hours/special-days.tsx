import { useState } from 'react';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import type { Salon } from '../../api/models';
import { dayInUtc, formatDay, localDay } from '../../lib/format-date';
import { windowsInWords } from '../../lib/week-hours';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PlainList, PlainRow } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
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
  const today = localDay(new Date(), salon.timeZone);
  const coming = salon.specialDays.filter(({ day }) => day >= today);

  const remove = async (day: string) => {
    try {
      await deleteSpecialDay(day);
      toast.success('The usual hours hold again that day.');
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown)));
    }
  };

  return (
    <Section
      title="Closures and other hours"
      intro="Public holidays, a day for the whole team, a long evening before a feast."
    >
      {coming.length === 0 && <Quiet>No day differs from the week.</Quiet>}
      <PlainList aria-label="Closures and other hours">
        {coming.map((special) => {
          const words = `${formatDay(dayInUtc(special.day), 'UTC')} ${special.day.slice(0, 4)}`;
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
                  <IconButton label={`Remove ${words}`} onClick={() => void remove(special.day)}>
                    <Icon of={Trash2} size={18} />
                  </IconButton>
                </>
              }
            />
          );
        })}
      </PlainList>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setEdited('new')}>
        <Icon of={CalendarPlus} size={18} /> Add a day
      </Button>
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
