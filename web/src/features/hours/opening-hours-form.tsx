import { useFormValue } from '../../api/use-form-value';
import { useSettingsForm } from '../../api/use-settings-form';
import { Button } from '../../ui/button';
import { Form } from '../../ui/form';
import { FormFailure } from '../../ui/form-failure';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { useHoursActions } from './mutations';
import { mistakesInWeek, typedWeek, type WeekDraft, type WeeklyWindow, weekOf } from './time-windows';
import { WeekHours } from './week-hours';

/** The hours of every week. */
export function OpeningHoursForm({
  openingHours,
  draft,
  onDraft,
}: {
  openingHours: readonly WeeklyWindow[];
  /** What has been changed and not saved; null for nothing. */
  draft: WeekDraft | null;
  onDraft: (draft: WeekDraft | null) => void;
}) {
  const { setOpeningHours } = useHoursActions();
  const form = useSettingsForm<WeekDraft>({
    saved: { week: typedWeek(openingHours) },
    send: async ({ week }) => {
      await setOpeningHours(weekOf(week));
      toast.success('Opening hours saved.');
    },
    check: ({ week }) => mistakesInWeek(week),
    draft,
    onDraft,
  });
  const week = useFormValue(form, 'week');

  return (
    <Section
      title="Weekly opening hours"
      intro="Shown on the site. Clients cannot book outside these hours, even if a team member works longer. Existing bookings do not change."
      isWide
    >
      <Form form={form}>
        <WeekHours value={week.value} none="Closed" errorOf={form.errorOf} onChange={week.onChange} />
        <FormFailure sentence={form.failure} />
        <Button type="submit" isBusy={form.isBusy}>
          Save opening hours
        </Button>
      </Form>
    </Section>
  );
}
