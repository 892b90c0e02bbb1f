import { dayOfText } from '../../../lib/local-day';

export const diaryViews = ['day', 'week', 'team', 'agenda'] as const;
export type DiaryView = (typeof diaryViews)[number];

/** What the diary shows, as its address has it. */
export interface DiaryAddress {
  /** Null: the one that suits the screen. */
  view: DiaryView | null;
  /** Null: today. */
  day: string | null;
  /** A team member, the whole team, or (null) everyone at work. */
  staff: string | null;
  /** From midnight to midnight instead of the hours in which something happens. */
  isWholeDay: boolean;
}

/** Reads an address; what makes no sense is left out. */
export function parseDiaryAddress(params: URLSearchParams): DiaryAddress {
  const staff = params.get('staff') ?? '';
  return {
    view: diaryViews.find((view) => view === params.get('view')) ?? null,
    day: dayOfText(params.get('day')),
    staff: /^[\w-]{1,64}$/.test(staff) ? staff : null,
    isWholeDay: params.get('hours') === 'all',
  };
}

/** The address that `parseDiaryAddress` reads back as the same. */
export function diaryParams({ view, day, staff, isWholeDay }: DiaryAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (view) params.set('view', view);
  if (day) params.set('day', day);
  if (staff) params.set('staff', staff);
  if (isWholeDay) params.set('hours', 'all');
  return params;
}

/** Whether a view shows seven days. */
export const isWeekly = (view: DiaryView): boolean => view === 'week' || view === 'team';
