import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { mistakeIn, type TypedWeek, typedWeek, type WeeklyWindow, weekOf } from './time-windows';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { WeekHours } from './week-hours';
import { useHoursActions } from './mutations';

/** The hours of every week. */
export function OpeningHoursForm({
  openingHours,
  draft,
  onDraft,
}: {
  openingHours: readonly WeeklyWindow[];
  /** What has been changed and not saved; null for nothing. */
  draft: TypedWeek | null;
  onDraft: (draft: TypedWeek | null) => void;
}) {
  const { setOpeningHours } = useHoursActions();
  const saved = typedWeek(openingHours);
  const week = draft ?? saved;
  const isWrong = week.some((day) => mistakeIn(day) !== undefined);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    if (isWrong) return;
    await setOpeningHours(weekOf(week));
    onDraft(null);
    toast.success('Opening hours saved.');
  });

  return (
    <Section
      title="Weekly opening hours"
      intro="Shown on the site. Clients cannot book outside these hours, whatever the hours of a team member are. Existing bookings do not change."
      isWide
    >
      <SectionForm onSubmit={submit} noValidate>
        <WeekHours
          value={week}
          none="Closed"
          onChange={(changed) => {
            onDraft(JSON.stringify(changed) === JSON.stringify(saved) ? null : changed);
            clear();
          }}
        />
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <Button type="submit" isBusy={isBusy} disabled={isWrong}>
          Save opening hours
        </Button>
      </SectionForm>
    </Section>
  );
}
