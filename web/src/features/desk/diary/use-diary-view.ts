import { useSearchParams } from 'react-router-dom';
import { useMay, useOwnStaffId } from '../../../api/use-may';
import { useSalon } from '../../../api/use-salon';
import { addDays, localDay, weekOf } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { below } from '../../../ui/media';
import { useFormats } from '../../../ui/use-formats';
import { useMediaQuery } from '../../../ui/use-media-query';
import { useNow } from '../../../ui/use-now';
import type { DiaryColumn } from '../diary-model/columns';
import { WHOLE_TEAM } from '../diary-model/models';
import { diaryParams, isWeekly, parseDiaryAddress, type DiaryAddress } from '../diary-model/address';
import { useCatalogue, useDiary } from './queries';

/** Interval for checking if a new day has begun. */
const DAY_TICK_MS = 30_000;

/** The diary's state in its URL: days, people and view, with their bookings. */
export function useDiaryView({ isAnythingInHand }: { isAnythingInHand: boolean }) {
  const [params, setParams] = useSearchParams();
  const address = parseDiaryAddress(params);
  const isNarrow = useMediaQuery(below('sm'));
  const salon = useSalon();
  const nowMs = useNow(DAY_TICK_MS);
  const catalogue = useCatalogue();
  const [firstWeekday = 1] = useFormats().weekdays;
  const isOwn = useMay().diary === 'own';
  const staffId = useOwnStaffId();

  const timeZone = salon.data?.timeZone ?? null;
  const today = timeZone && localDay(new Date(nowMs), timeZone);
  const day = address.day ?? today;
  const view = address.view ?? (isNarrow ? 'agenda' : 'day');
  // Those who may read only their own column start with it; others' show only busy times, side by side for a day.
  const ownId = isOwn ? staffId : null;
  const isTeamShown = address.staff === WHOLE_TEAM && view === 'day';
  const staff = ownId === null ? address.staff : isTeamShown ? WHOLE_TEAM : ownId;
  // A week shows one team member: the first one by default.
  const chosenId = staff === WHOLE_TEAM ? null : staff;
  const weekStaffId = chosenId ?? catalogue.staff?.[0]?._id ?? null;
  const range =
    day === null || (view === 'week' && !weekStaffId)
      ? null
      : isWeekly(view)
        ? {
            from: weekOf(day, firstWeekday),
            to: addDays(weekOf(day, firstWeekday), 6),
            staff: view === 'week' ? weekStaffId : null,
          }
        : { from: day, to: day, staff: null };
  const answer = useDiary(range, isAnythingInHand);
  const diary = answer.data ?? null;

  // By room only where there are any, and everything of a day is readable.
  const mayByRoom = !isOwn && (diary?.units.length ?? 0) > 0;
  const isByRoom = mayByRoom && address.isByRoom && view === 'day';

  const show = (changed: Partial<DiaryAddress>) => {
    const next = { ...address, ...changed };
    setParams(diaryParams({ ...next, day: next.day === today ? null : next.day }));
  };
  const { staff: staffList, skills } = catalogue;
  return {
    catalogue,
    skills,
    staffList,
    answer,
    diary,
    /** False while another range is still on the screen. */
    isShown: diary !== null && range !== null && diary.from === range.from && diary.to === range.to,
    failure: answer.error ?? (salon.data ? undefined : salon.error),
    retry: () => void Promise.all([answer.mutate(), salon.mutate()]),
    timeZone,
    nowMs,
    today,
    day,
    view,
    isNarrow,
    mayByRoom,
    isByRoom,
    isWholeDay: address.isWholeDay,
    /** A team member's id, the whole team, or null for everyone at work. */
    staff: view === 'week' ? weekStaffId : staff,
    /** The only readable diary: the user's id, or null for someone without a column. */
    own: isOwn ? { staffId } : null,
    chosenId,
    show,
    turn: (count: number) => day && show({ day: addDays(day, count * (isWeekly(view) ? 7 : 1)) }),
    /** A column's heading links from the day to the team member's week, and back; colleagues' don't link anywhere. */
    headingPath: (column: DiaryColumn) => {
      if (ownId !== null && column.person._id !== ownId) return null;
      const to =
        view === 'week'
          ? { ...address, view: 'day' as const, day: column.day, staff: null }
          : { ...address, view: 'week' as const, staff: column.person._id };
      return `${paths.dashboardDiary}?${diaryParams(to).toString()}`;
    },
  };
}
