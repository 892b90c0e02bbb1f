import { dayOfText } from '../../../lib/local-day';

export const diaryViews = ['day', 'week', 'team', 'agenda'] as const;
export type DiaryView = (typeof diaryViews)[number];

/** The diary's state in its URL. */
export interface DiaryAddress {
  /** Null for the default of the screen size. */
  view: DiaryView | null;
  /** Null for today. */
  day: string | null;
  /** A team member, the whole team, or null for everyone at work. */
  staff: string | null;
  /** A column for each room or device instead of each team member; only for a day. */
  isByRoom: boolean;
  /** From midnight to midnight instead of the busy hours. */
  isWholeDay: boolean;
}

/** Parses a URL; invalid parts are left out. */
export function parseDiaryAddress(params: URLSearchParams): DiaryAddress {
  const staff = params.get('staff') ?? '';
  return {
    view: diaryViews.find((view) => view === params.get('view')) ?? null,
    day: dayOfText(params.get('day')),
    staff: /^[\w-]{1,64}$/.test(staff) ? staff : null,
    isByRoom: params.get('by') === 'room',
    isWholeDay: params.get('hours') === 'all',
  };
}

/** The query that `parseDiaryAddress` reads back as the same state. */
export function diaryParams({ view, day, staff, isByRoom, isWholeDay }: DiaryAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (view) params.set('view', view);
  if (day) params.set('day', day);
  if (staff) params.set('staff', staff);
  if (isByRoom) params.set('by', 'room');
  if (isWholeDay) params.set('hours', 'all');
  return params;
}

/** True if a view shows seven days. */
export const isWeekly = (view: DiaryView): boolean => view === 'week' || view === 'team';
