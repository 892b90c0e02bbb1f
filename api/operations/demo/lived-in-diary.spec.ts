import { salonDaysOf } from '../../booking/scheduling/salon-days.js';
import { freeStarts } from '../../booking/planning/domain/planning.js';
import { Plan } from '../../booking/planning/plan.js';
import { bookableLinesOf } from '../../booking/planning/bookable-lines.js';
import { addDays } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import type { Service } from '../../salon/services/service.entity.js';
import { idOf, type SalonRows, salonRows } from './demo-salon.rows.js';
import { diaryRows } from './diary.rows.js';
import { type Diary, livedInDiary } from './lived-in-diary.js';

const ZONE = 'Europe/Lisbon';
// A fortnight from each of these days covers every weekday as "today", and both clock changes.
const spring = Array.from({ length: 8 }, (_, index) => addDays('2027-03-18', index));
const autumn = Array.from({ length: 7 }, (_, index) => addDays('2027-10-20', index));
const startDays = [...spring, ...autumn];

const rulesOfTheMigration: Salon = {
  id: 1,
  name: '',
  mainLanguage: 'en',
  countryCode: null,
  settledSteps: [],
  firstStepsOverAt: null,
  hourCycle: null,
  firstWeekday: null,
  timeZone: '',
  currency: '',
  slotStepMinutes: 15,
  noticeMinutes: 60,
  horizonDays: 90,
  holidayRegion: null,
  cancellationNoticeMinutes: 1440,
  reminderMinutes: 1440,
  requiresPhone: false,
  showsBirthdays: false,
  showsLiveMap: false,
  whatsapp: '',
  phone: '',
  email: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
  socials: [],
  heroPictureId: null,
  heroPicture: null,
  heroNightPictureId: null,
  colour: null,
  logoPictureId: null,
  logoPicture: null,
  heroNightPicture: null,
  wordsVersion: null,
  demoAt: null,
};

const rows = salonRows(new Date('2027-03-01T08:00:00Z'));
const plan = planOf(rows);

const diaryFrom = (today: string): Diary =>
  livedInDiary({ plan, today, serviceIds: rows.serviceIds, memberIds: rows.memberIds });

const takenIn = ({ bookings, blocks }: Diary) => [...bookings.flatMap(({ taken }) => taken), ...blocks];

describe('the demo diary', () => {
  test.each(startDays)('of %s never has anybody in two places at once', (today) => {
    const taken = takenIn(diaryFrom(today)).sort(
      (one, other) => one.staffId.localeCompare(other.staffId) || one.start - other.start,
    );

    const clashes = taken.filter((stretch, index) => {
      const next = taken[index + 1];
      return next?.staffId === stretch.staffId && next.start < stretch.end;
    });

    expect(clashes).toEqual([]);
  });

  test.each(startDays)('of %s leaves a slot for each service within the week', (today) => {
    const busy = takenIn(diaryFrom(today)).map((stretch) => ({ ...stretch, isWork: true }));
    const days = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
    const week = salonDaysOf({ plan, days, staffIds: [...plan.members.keys()], busy, clientBusy: [] });

    const neverFree = rows.services.filter(({ id }) => {
      const lines = bookableLinesOf([{ serviceId: id, staffId: null, addOnIds: [] }], plan);
      if ('problems' in lines) return true;
      return [...week.values()].every((day) => freeStarts({ lines, day, notBefore: 0 }).length === 0);
    });

    expect(neverFree.map(({ title }) => title)).toEqual([]);
  });

  test('is the same whenever it is written on the same day, and has different people a week later', () => {
    const bookingsOf = (today: string) =>
      diaryFrom(today).bookings.map(
        ({ clientName, lines }) => `${lines[0]?.startsAt} ${lines[0]?.option.staffName} ${clientName}`,
      );
    const clients = (today: string) => diaryFrom(today).bookings.map(({ clientName }) => clientName);

    expect(bookingsOf('2027-03-15')).toEqual(bookingsOf('2027-03-15'));
    expect(clients('2027-03-15')).not.toEqual(clients('2027-03-08'));
  });

  test('is fuller tomorrow than in twelve days, and empty on a Sunday', () => {
    const monday = diaryFrom('2027-03-15');
    const on = (day: string) =>
      monday.bookings.filter(({ lines }) => lines[0] && localDayOf(lines[0].startsAt, ZONE) === day).length;

    expect(on('2027-03-16')).toBeGreaterThan(on('2027-03-27') * 1.5);
    expect(on('2027-03-21')).toBe(0);
  });

  test('has no booking with Helena on the three days of holiday', () => {
    const { bookings, blocks } = diaryFrom('2027-03-15');
    const helena = idOf('helena', rows.memberIds);
    const holiday = blocks.filter(({ reason }) => reason === 'Holiday');

    expect(holiday).toEqual(
      ['2027-03-23', '2027-03-24', '2027-03-25'].map((day) => ({
        staffId: helena,
        reason: 'Holiday',
        absence: 'helena',
        ...dayBounds(day, ZONE),
      })),
    );
    const bookingsThen = bookings
      .flatMap(({ lines }) => lines)
      .filter(
        ({ option, startsAt }) =>
          option.staffId === helena && holiday.some(({ start, end }) => startsAt >= start && startsAt < end),
      );
    expect(bookingsThen).toEqual([]);
  });
});

describe('the rows of the demo diary at two on a Tuesday', () => {
  const now = new Date('2027-03-16T14:00:00Z');
  const { bookings, events, taken } = diaryRows(diaryFrom('2027-03-16'), plan, now);
  const stretchesOf = (id: string) =>
    taken.flatMap(({ owner, stretches }) =>
      owner.kind === 'booking' && owner.bookingId === id ? stretches : [],
    );
  const kept = bookings.filter(({ status }) => status !== 'cancelled');
  const statuses = (chosen: typeof bookings) => [...new Set(chosen.map(({ status }) => status))].sort();

  test('marks what is over as done or a no-show', () => {
    expect(statuses(kept.filter(({ endsAt }) => endsAt <= now))).toEqual(['done', 'no-show']);
  });

  test('marks clients being served as arrived', () => {
    expect(statuses(kept.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now))).toEqual([
      'arrived',
    ]);
  });

  test('has confirmed what is to come', () => {
    expect(statuses(kept.filter(({ startsAt }) => startsAt > now))).toEqual(['confirmed']);
  });

  test('takes up no one’s time for a cancelled booking', () => {
    const cancelled = bookings.filter(({ status }) => status === 'cancelled');

    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled.filter(({ id }) => stretchesOf(id).length > 0)).toEqual([]);
    expect(kept.filter(({ id }) => stretchesOf(id).length === 0)).toEqual([]);
  });

  test('has a history that had happened by then, in order', () => {
    const late = events.filter(({ at }) => at > now);
    const bookedTooLate = bookings.filter(
      ({ createdAt, startsAt }) => createdAt >= startsAt || createdAt > now,
    );
    const outOfOrder = events.filter(
      (event, index) =>
        event.bookingId === events[index - 1]?.bookingId && event.at < (events[index - 1]?.at ?? now),
    );

    expect([late, bookedTooLate, outOfOrder]).toEqual([[], [], []]);
  });
});

function planOf({ services, categories, addOns, offers, hours, ...salon }: SalonRows): Plan {
  const members = salon.members.map((member) => ({ ...member, words: [] }));
  const catalogue: Service[] = services.map((row) => {
    const service: Service = {
      ...row,
      category: { ...theOne(categories, row.categoryId), words: [] },
      picture: null,
      addOns: [],
      words: [],
    };
    service.addOns = addOns
      .filter(({ serviceId }) => serviceId === row.id)
      .map((addOn) => ({ ...addOn, service, words: [] }));
    return service;
  });
  return new Plan(
    1,
    {
      salon: { ...rulesOfTheMigration, ...salon.salon },
      openingHours: salon.openingHours.map((window, id) => ({ ...window, id })),
      specialDays: [],
    },
    catalogue,
    {
      members,
      offers: offers.map((offer) => ({
        ...offer,
        staff: theOne(members, offer.staffId),
        service: theOne(catalogue, offer.serviceId),
      })),
      weeklyHours: hours.map((window, id) => ({ ...window, id, staff: theOne(members, window.staffId) })),
      exceptions: [],
    },
  );
}

function theOne<Row extends { id: string }>(all: readonly Row[], id: string): Row {
  const found = all.find((row) => row.id === id);
  if (!found) throw new Error(`Nothing has the id ${id}.`);
  return found;
}
