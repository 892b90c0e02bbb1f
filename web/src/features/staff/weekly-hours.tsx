import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import {
  mistakeIn,
  minutesOf,
  type TypedWeek,
  typedWeek,
  type WeeklyWindow,
  weekOf,
} from '../hours/time-windows';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { WeekHours } from '../hours/week-hours';
import { useTeamActions } from './mutations';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);

  span {
    color: var(--text-2);
  }
`;

/** The usual week of a team member. */
export function WeeklyHours({
  staffId,
  weekly,
  opening,
  draft,
  onDraft,
}: {
  staffId: string;
  weekly: readonly WeeklyWindow[];
  opening: readonly WeeklyWindow[];
  /** What has been changed and not saved; null for nothing. */
  draft: TypedWeek | null;
  onDraft: (draft: TypedWeek | null) => void;
}) {
  const { setHours } = useTeamActions();
  const saved = typedWeek(weekly);
  const week = draft ?? saved;
  const isWrong = week.some((day) => mistakeIn(day) !== undefined);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    if (isWrong) return;
    await setHours(staffId, weekOf(week));
    onDraft(null);
    toast.success('Hours saved. Free times are up to date.');
  });
  const hours = minutesOf(weekOf(week)) / 60;

  return (
    <Section
      title="Weekly hours"
      intro="Clients can book within these hours while the salon is open. Existing bookings do not change."
      isWide
    >
      <SectionForm onSubmit={submit} noValidate>
        <WeekHours
          value={week}
          none="Day off"
          within={opening}
          onChange={(changed) => {
            onDraft(JSON.stringify(changed) === JSON.stringify(saved) ? null : changed);
            clear();
          }}
        />
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <Foot>
          <Button type="submit" isBusy={isBusy} disabled={isWrong}>
            Save hours
          </Button>
          <span>{Number(hours.toFixed(2))} hours a week</span>
        </Foot>
      </SectionForm>
    </Section>
  );
}
