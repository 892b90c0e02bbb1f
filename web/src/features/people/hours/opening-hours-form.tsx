import { useFormValue } from '../../../api/use-form-value';
import { useSettingsForm } from '../../../api/use-settings-form';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import { useHoursActions } from './mutations';
import { mistakesInWeek, typedWeek, type WeekDraft, type WeeklyWindow, weekOf } from './time-windows';
import { WeekHours } from './week-hours';

/** The weekly opening hours. */
export function OpeningHoursForm({
  openingHours,
  draft,
  onDraft,
}: {
  openingHours: readonly WeeklyWindow[];
  /** Unsaved changes; null if everything is saved. */
  draft: WeekDraft | null;
  onDraft: (draft: WeekDraft | null) => void;
}) {
  const words = useWords(book);
  const { setOpeningHours } = useHoursActions();
  const form = useSettingsForm<WeekDraft>({
    saved: { week: typedWeek(openingHours) },
    send: async ({ week }) => {
      await setOpeningHours(weekOf(week));
      toast.success(words.openingSaved());
    },
    check: ({ week }) => mistakesInWeek(words, week),
    draft,
    onDraft,
  });
  const week = useFormValue(form, 'week');

  return (
    <Section title={words.weeklyOpening()} intro={words.weeklyIntro()} isWide>
      <Form form={form} isWide>
        <WeekHours value={week.value} none={words.closed()} errorOf={form.errorOf} onChange={week.onChange} />
        <SaveBar form={form} name={words.weeklyOpening()} />
      </Form>
    </Section>
  );
}
