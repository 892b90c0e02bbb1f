import { useState } from 'react';
import { sentenceOf } from '../../api/problem';
import { useSubmit } from '../../api/use-submit';
import { mistakeIn, typedWeek, type WeeklyWindow, weekOf } from '../../lib/week-hours';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { Section, SectionForm } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { WeekHours } from '../../ui/week-hours';
import { useHoursActions } from './mutations';

/** The hours of every week. */
export function OpeningWeek({ openingHours }: { openingHours: readonly WeeklyWindow[] }) {
  const { setOpeningHours } = useHoursActions();
  const [week, setWeek] = useState(() => typedWeek(openingHours));
  const isWrong = week.some((day) => mistakeIn(day) !== undefined);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    if (isWrong) return;
    await setOpeningHours(weekOf(week));
    toast.success('Opening hours saved.');
  });

  return (
    <Section
      title="The week"
      intro="Shown on the site. Nobody can be booked outside of these hours, whatever her own hours say. Visits that are booked stay as they are."
      isWide
    >
      <SectionForm onSubmit={submit} noValidate>
        <WeekHours
          value={week}
          none="Closed"
          onChange={(changed) => {
            setWeek(changed);
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
