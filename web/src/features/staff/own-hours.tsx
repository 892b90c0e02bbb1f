import { useApi } from '../../api/use-api';
import { useMay, useOwnStaffId } from '../../api/use-may';
import { useSalon } from '../../api/use-salon';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useSession } from '../../api/use-session';
import type { Salon } from '../../api/models';
import { localDay } from '../../lib/local-day';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { LeaveGuard } from '../../ui/leave-guard';
import { Skeleton } from '../../ui/skeleton';
import { useRememberedState } from '../../ui/use-remembered-state';
import { teamDesk as book } from '../../words/team-desk.gen';
import { timeOff } from '../../words/time-off.gen';
import { useWords } from '../../words/use-words';
import type { WeekDraft } from '../hours/time-windows';
import { NextDays } from './next-days';
import { OwnTimeOff } from './own-time-off';
import { SpecialWorkingDays } from './special-working-days';
import { WeeklyHours } from './weekly-hours';

/** When whoever reads it works and is away: to read, to ask for, and where that was granted to change. */
export function OwnHours() {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const sentenceOf = useSentenceOf();
  const may = useMay();
  const staffId = useOwnStaffId();
  const salon = useSalon();
  if (staffId === null)
    return <EmptyState title={words.nobodyOfTheTeam()}>{words.nobodyOfTheTeamText()}</EmptyState>;
  if (salon.error && !salon.data) {
    return (
      <Failure
        what={words.thisPage()}
        message={sentenceOf(salon.error)}
        onRetry={() => void salon.mutate()}
        isRetrying={salon.isValidating}
      />
    );
  }
  if (!salon.data) return <Waiting />;
  const { timeZone } = salon.data;
  return (
    <>
      <OwnTimeOff staffId={staffId} zone={timeZone} />
      {may.hours && <ChangeOwnHours staffId={staffId} salon={salon.data} />}
      <NextDays staffId={staffId} today={localDay(new Date(), timeZone)} zone={timeZone} />
    </>
  );
}

/** Their own week and special days, for those who were granted to change them. */
function ChangeOwnHours({ staffId, salon }: { staffId: string; salon: Salon }) {
  const words = { ...useWords(book), ...useWords(timeOff) };
  const sentenceOf = useSentenceOf();
  const session = useSession();
  const hours = useApi('/staff/{id}/hours', { params: { path: { id: staffId } } });
  const [week, setWeek] = useRememberedState<WeekDraft | null>(`hours of ${staffId}`, null);
  if (hours.error && !hours.data) {
    return (
      <Failure
        what={words.theHours()}
        message={sentenceOf(hours.error)}
        onRetry={() => void hours.mutate()}
        isRetrying={hours.isValidating}
      />
    );
  }
  if (!hours.data) return <Waiting />;
  const person = { _id: staffId, name: session.status === 'signed-in' ? session.user.name : '' };
  return (
    <>
      <WeeklyHours
        staffId={staffId}
        weekly={hours.data.weekly}
        opening={salon.openingHours}
        draft={week}
        onDraft={setWeek}
      />
      <SpecialWorkingDays person={person} exceptions={hours.data.exceptions} zone={salon.timeZone} />
      <LeaveGuard isOn={week !== null} onForget={() => setWeek(null)} />
    </>
  );
}

function Waiting() {
  return (
    <Card aria-busy>
      <Skeleton $height="12rem" />
    </Card>
  );
}
