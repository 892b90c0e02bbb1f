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
} from '../../lib/week-hours';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { WeekHours } from '../../ui/week-hours';
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

/** Her usual week. */
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
  /** What she has changed and not saved; null for nothing. */
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
    toast.success('Hours saved. Free times have changed with them.');
  });
  const hours = minutesOf(weekOf(week)) / 60;

  return (
    <Section
      title="Weekly hours"
      intro="Clients are offered times within these, while the salon is open. Visits that are booked stay as they are."
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
