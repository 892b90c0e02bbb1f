import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now';
import { agendaEntries } from '../diary-model/agenda-entries';
import type { HueOf } from '../diary-model/card-hues';
import type { Diary, DiaryBooking } from '../diary-model/models';
import { nextBooking } from '../diary-model/next-booking';
import { Agenda } from './agenda';
import { EmptyAgenda } from './empty-diary';
import { NextUp } from './next-up';

/** A day as a list, of everyone or one person; those who read their own see first who comes next. */
export function AgendaView({
  diary,
  staff,
  isToday,
  isOwn,
  hueOf,
  onOpen,
  onBlock,
}: {
  diary: Diary;
  staff: string | null;
  isToday: boolean;
  /** True for the reader's own day, which starts with who comes next. */
  isOwn: boolean;
  hueOf: HueOf;
  onOpen: (bookingId: string, lineId: string) => void;
  onBlock: (blockId: string) => void;
}) {
  const entries = useMemo(() => agendaEntries(diary, staff), [diary, staff]);
  const nameOf = (staffId: string) => diary.people.find(({ _id }) => _id === staffId)?.name ?? '';
  if (entries.length === 0) return <EmptyAgenda diary={diary} name={staff ? nameOf(staff) : ''} />;
  const open = (booking: DiaryBooking) => onOpen(booking._id, booking.lines[0]?._id ?? '');
  return (
    <>
      {isOwn && isToday && <Next diary={diary} onOpen={open} />}
      <Agenda
        entries={entries}
        isToday={isToday}
        isOwn={isOwn}
        hueOf={hueOf}
        timeZone={diary.timeZone}
        nameOf={nameOf}
        onOpen={open}
        onBlock={onBlock}
      />
    </>
  );
}

/** Interval for updating the next client. */
const NEXT_TICK_MS = 20_000;

function Next({ diary, onOpen }: { diary: Diary; onOpen: (booking: DiaryBooking) => void }) {
  const next = nextBooking(diary.visits, useNow(NEXT_TICK_MS));
  return next && <NextUp booking={next} timeZone={diary.timeZone} onOpen={() => onOpen(next)} />;
}
