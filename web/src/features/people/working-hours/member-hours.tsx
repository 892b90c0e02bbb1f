import type { Salon, StaffName } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { Unanswered } from '../../../ui/answered';
import { Card } from '../../../ui/card';
import { SavedTogether } from '../../../ui/save-bar';
import { Skeleton } from '../../../ui/skeleton';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { timeOff } from '../../../words/time-off.gen';
import { useWords } from '../../../words/use-words';
import type { WeekDraft } from '../hours/time-windows';
import { SpecialWorkingDays } from './special-working-days';
import { WeeklyHours } from './weekly-hours';

/** A team member's weekly hours and special days, for those granted the right to change them. */
export function MemberHours({ person, salon }: { person: StaffName; salon: Salon }) {
  const words = useWords(timeOff);
  const staffId = person._id;
  const hours = useApi('/staff/{id}/hours', { params: { path: { id: staffId } } });
  const [week, setWeek] = useRememberedState<WeekDraft | null>(`hours of ${staffId}`, null);
  if (!hours.data)
    return (
      <Unanswered
        answer={hours}
        what={words.theHours()}
        skeleton={
          <Card aria-busy>
            <Skeleton $height="12rem" />
          </Card>
        }
      />
    );
  return (
    <SavedTogether>
      <WeeklyHours
        staffId={staffId}
        weekly={hours.data.weekly}
        opening={salon.openingHours}
        draft={week}
        onDraft={setWeek}
      />
      <SpecialWorkingDays person={person} exceptions={hours.data.exceptions} zone={salon.timeZone} />
    </SavedTogether>
  );
}
