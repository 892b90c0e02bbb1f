import type { Diary, DiaryLine, DiaryBooking } from './models';

/** Tuesday 24 November 2026 in Lisbon, used by this folder's specs; times have the form "10:30". */
export const SAMPLE_DAY = '2026-11-24';
export const at = (time: string): string => `${SAMPLE_DAY}T${time}:00.000Z`;
export const stretch = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

type Part = [kind: 'active' | 'processing', from: string, to: string];

/** A service of a booking: its parts, and the end of its clean-up. */
export function lineOf(staffId: string, parts: readonly Part[], bufferEndsAt?: string): DiaryLine {
  const segments = parts.map(([kind, from, to]) => ({ kind, ...stretch(from, to) }));
  const startsAt = segments[0]?.startsAt ?? '';
  const endsAt = segments.at(-1)?.endsAt ?? '';
  return {
    _id: `${staffId}-${startsAt}`,
    serviceId: 'haircut',
    title: 'Haircut',
    staffId,
    staffName: staffId === 'ana' ? 'Ana' : 'Vera',
    anyStaff: false,
    startsAt,
    endsAt,
    bufferEndsAt: bufferEndsAt ? at(bufferEndsAt) : endsAt,
    segments,
  };
}

export function bookingOf(id: string, ...lines: DiaryLine[]): DiaryBooking {
  return {
    _id: id,
    reference: 'ABCD-EFGH',
    status: 'confirmed',
    version: 1,
    startsAt: lines[0]?.startsAt ?? '',
    endsAt: lines.at(-1)?.endsAt ?? '',
    client: { _id: null, cardId: null, name: `Client ${id}`, phone: '', email: '' },
    warning: '',
    note: '',
    lines,
    totalPrice: 60,
    isWhole: true,
    can: {
      cancel: true,
      move: true,
      resize: true,
      correct: true,
      agreePrice: true,
      changeClient: true,
      delay: false,
      reinstate: false,
      review: false,
      arrive: true,
      finish: true,
      noShow: true,
      reopen: false,
      note: true,
    },
  };
}

const person = (id: string, name: string) => ({
  _id: id,
  name,
  role: '',
  img: '',
  picture: null,
  isActive: true,
});

/** Vera works 9 to 13 and 14 to 18, Ana 10 to 18; Mei is away. */
export function diaryOf(parts: Partial<Diary> = {}): Diary {
  return {
    from: SAMPLE_DAY,
    to: SAMPLE_DAY,
    timeZone: 'Europe/Lisbon',
    days: [
      {
        day: SAMPLE_DAY,
        open: [stretch('09:00', '18:00')],
        people: [
          { staffId: 'vera', working: [stretch('09:00', '13:00'), stretch('14:00', '18:00')] },
          { staffId: 'ana', working: [stretch('10:00', '18:00')] },
          { staffId: 'mei', working: [] },
        ],
      },
    ],
    people: [person('vera', 'Vera'), person('ana', 'Ana'), person('mei', 'Mei')],
    visits: [],
    blocks: [],
    holds: [],
    busy: [],
    units: [],
    seats: [],
    ...parts,
  };
}
