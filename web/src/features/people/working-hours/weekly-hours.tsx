import { useFormValue } from '../../../api/use-form-value';
import { useSettingsForm } from '../../../api/use-settings-form';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import {
  minutesOf,
  mistakesInWeek,
  typedWeek,
  type WeekDraft,
  type WeeklyWindow,
  weekOf,
} from '../hours/time-windows';
import { WeekHours } from '../hours/week-hours';
import { hoursDesk } from '../../../words/hours-desk.gen';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { useWorkingHoursActions } from './mutations';

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
  /** Unsaved changes; null if everything is saved. */
  draft: WeekDraft | null;
  onDraft: (draft: WeekDraft | null) => void;
}) {
  const words = useWords(book);
  const ofHours = useWords(hoursDesk);
  const { setHours } = useWorkingHoursActions();
  const form = useSettingsForm<WeekDraft>({
    saved: { week: typedWeek(weekly) },
    send: async ({ week }) => {
      await setHours(staffId, weekOf(week));
      toast.success(words.hoursSaved());
    },
    check: ({ week }) => mistakesInWeek(ofHours, week),
    draft,
    onDraft,
  });
  const week = useFormValue(form, 'week');
  const hours = minutesOf(weekOf(week.value)) / 60;

  return (
    <Section title={words.weeklyHours()} intro={words.weeklyIntro()} isWide>
      <Form form={form} isWide>
        <WeekHours
          value={week.value}
          none={words.dayOff()}
          within={opening}
          errorOf={form.errorOf}
          onChange={week.onChange}
        />
        <Muted>{words.hoursAWeek({ hours: Number(hours.toFixed(2)) })}</Muted>
        <SaveBar form={form} name={words.weeklyHours()} />
      </Form>
    </Section>
  );
}
