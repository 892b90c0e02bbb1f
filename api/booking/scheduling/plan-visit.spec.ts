import 'reflect-metadata';
import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { OpeningHours } from '../../salon/salon/opening-hours.entity.js';
import { Salon } from '../../salon/salon/salon.entity.js';
import { Service } from '../../salon/services/service.entity.js';
import { StaffHours } from '../../salon/staff/staff-hours.entity.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { StaffOffer } from '../../salon/staff/staff-offer.entity.js';
import { type BookingRules, clientRules, deskRules } from '../planning/booking-rules.js';
import { Plan } from '../planning/plan.js';
import { linesOfWanted } from '../planning/wanted-lines.js';
import { type DayRead, planVisit } from './plan-visit.js';
import { requestForLines } from './schedule-request.js';

// A Tuesday in a salon that is open from nine to twelve, in UTC. Vera needs half an hour for a cut, Bea a quarter.
const TUESDAY = '2027-03-02';
const TUESDAY_NUMBER = 2;
const at = (time: string) => new Date(`${TUESDAY}T${time}:00Z`);
const span = (start: string, end: string) => ({ start: minuteOf(at(start)), end: minuteOf(at(end)) });

const make = <Row extends object>(row: new () => Row, facts: Partial<Row>): Row =>
  Object.assign(new row(), facts);

const window = { weekday: TUESDAY_NUMBER, startsMinute: 9 * 60, endsMinute: 12 * 60 };
const cut = make(Service, {
  id: 'cut',
  title: 'Cut',
  addOns: [],
  words: [],
  segments: [{ kind: 'active', minutes: 30 }],
  bufferMinutes: 0,
  priceCents: 4000,
  priceKind: 'fixed',
});
const wax = make(Service, { ...cut, id: 'wax', title: 'Wax', bufferMinutes: 15 });
const vera = make(StaffMember, { id: 'vera', name: 'Vera' });
const bea = make(StaffMember, { id: 'bea', name: 'Bea' });
const offerOf = (staff: StaffMember, minutes?: number, service = cut) =>
  make(StaffOffer, {
    staff,
    staffId: staff.id,
    service,
    serviceId: service.id,
    priceCents: null,
    segments: minutes === undefined ? null : [{ kind: 'active', minutes }],
  });

const planOf = (...offers: StaffOffer[]) =>
  new Plan(
    1,
    {
      salon: make(Salon, {
        timeZone: 'UTC',
        currency: 'EUR',
        slotStepMinutes: 15,
        noticeMinutes: 60,
        horizonDays: 30,
      }),
      openingHours: [make(OpeningHours, window)],
      specialDays: [],
    },
    [cut, wax],
    {
      members: offers.map(({ staff }) => staff),
      offers,
      weeklyHours: offers.map(({ staffId }) => make(StaffHours, { ...window, staffId })),
      exceptions: [],
    },
  );

interface Asked {
  serviceId?: string;
  time: string;
  rules?: BookingRules;
  plan?: Plan;
}

/** The outcome of a request for a cut: the reason for a refusal, or who does it from when to when. */
function visit(
  { serviceId = cut.id, time, rules = clientRules, plan = planOf(offerOf(vera)) }: Asked,
  {
    busy = [],
    clientBusy = [],
    held = [],
    now = at('08:00'),
  }: Partial<Pick<DayRead, 'busy' | 'clientBusy' | 'held'>> & { now?: Date } = {},
) {
  const request = requestForLines([{ serviceId, staffId: null, addOnIds: [] }], rules, { clientId: null });
  const planned = planVisit(
    { request, startsAt: at(time) },
    {
      plan,
      lines: linesOfWanted(request.lines, plan),
      day: TUESDAY,
      now: minuteOf(now),
      busy,
      seats: [],
      clientBusy,
      isHolding: false,
      held,
      keptAnswer: null,
    },
  );
  if ('reason' in planned) return planned;
  const line = planned.lines.map(({ option, startsAt, endsAt }) => ({
    who: option.staffId,
    ...{ start: startsAt, end: endsAt },
  }));
  return { line: line[0], taken: planned.stretches, clientIsBusy: planned.clientIsBusy };
}

const veraFrom = (start: string, end: string) => ({
  line: { who: 'vera', ...span(start, end) },
  taken: [{ staffId: 'vera', ...span(start, end) }],
  clientIsBusy: false,
});

test('a free start is given to who does the service, and takes their time', () => {
  expect(visit({ time: '10:00' })).toEqual(veraFrom('10:00', '10:30'));
});

test('a start at which the only team member is busy is taken', () => {
  const busy = [{ staffId: 'vera', isWork: true, ...span('10:15', '11:00') }];

  expect(visit({ time: '10:00' }, { busy })).toEqual({ reason: 'taken' });
});

test('a service that the salon does not have is named by its field', () => {
  expect(visit({ serviceId: 'none', time: '10:00' })).toMatchObject({
    reason: 'invalid',
    problems: [{ pointer: '#/lines/0/serviceId' }],
  });
});

test('a client books with the notice that the salon asks for, and not later', () => {
  expect(visit({ time: '10:00' }, { now: at('09:00') })).toEqual(veraFrom('10:00', '10:30'));
  expect(visit({ time: '10:00' }, { now: at('09:01') })).toMatchObject({
    reason: 'invalid',
    problems: [{ pointer: '#/startsAt' }],
  });
});

describe('outside working hours', () => {
  test('a client is told that no one works then', () => {
    expect(visit({ time: '12:00' })).toEqual({ reason: 'outside-hours', canConfirm: false });
  });

  test('a time at which someone would work is taken, and one at which no one would is not', () => {
    const plan = planOf(offerOf(vera), offerOf(bea));
    const veraAt = (start: string, end: string) => ({ staffId: 'vera', isWork: true, ...span(start, end) });

    expect(visit({ time: '11:45' }, { busy: [veraAt('11:30', '12:00')] })).toEqual({
      reason: 'outside-hours',
      canConfirm: false,
    });
    expect(
      visit(
        { time: '11:30', plan },
        { busy: [veraAt('11:30', '12:00'), { ...veraAt('11:00', '12:00'), staffId: 'bea' }] },
      ),
    ).toEqual({
      reason: 'taken',
    });
  });

  test('the desk is asked whether it means it', () => {
    expect(visit({ time: '12:00', rules: deskRules() })).toEqual({
      reason: 'outside-hours',
      canConfirm: true,
    });
  });

  test('the desk books it once it has said so', () => {
    const rules = deskRules({ allowOutsideHours: true });

    expect(visit({ time: '12:00', rules })).toEqual(veraFrom('12:00', '12:30'));
  });

  test('not even the desk books past midnight', () => {
    const rules = deskRules({ allowOutsideHours: true });

    expect(visit({ time: '23:45', rules })).toEqual({ reason: 'ends-after-midnight' });
  });

  describe('when a visit ends before midnight and its clean-up after it', () => {
    const asked = { serviceId: wax.id, time: '23:30', plan: planOf(offerOf(vera, undefined, wax)) };
    const minutesAfter = (minutes: number) => epochMinute(minuteOf(at('23:30')) + minutes);
    const cleaning = { start: minutesAfter(0), end: minutesAfter(45) };

    test('the desk is asked like for any late visit, and books it once it has said so', () => {
      expect(visit({ ...asked, rules: deskRules() })).toEqual({ reason: 'outside-hours', canConfirm: true });
      expect(visit({ ...asked, rules: deskRules({ allowOutsideHours: true }) })).toEqual({
        line: { who: 'vera', start: cleaning.start, end: minutesAfter(30) },
        taken: [{ staffId: 'vera', ...cleaning }],
        clientIsBusy: false,
      });
    });

    test('what begins right after midnight is in its way', () => {
      const busy = [{ staffId: 'vera', isWork: false, start: minutesAfter(40), end: minutesAfter(100) }];

      expect(visit({ ...asked, rules: deskRules({ allowOutsideHours: true }) }, { busy })).toEqual({
        reason: 'taken',
      });
    });
  });
});

test('a client who has been shown who does it keeps them, even if they have been booked more since', () => {
  const plan = planOf(offerOf(vera), offerOf(bea));
  const held = [{ staffId: 'bea', ...span('10:00', '10:30') }];
  const busy = [{ staffId: 'bea', isWork: true, ...span('11:00', '11:30') }];

  expect(visit({ time: '10:00', plan }, { busy })).toMatchObject({ line: { who: 'vera' } });
  expect(visit({ time: '10:00', plan }, { busy, held })).toMatchObject({ line: { who: 'bea' } });
  expect(visit({ time: '10:15', plan }, { busy, held })).toMatchObject({ line: { who: 'vera' } });
});

describe('a client with another booking from a quarter past ten', () => {
  const clientBusy = [span('10:15', '11:00')];

  test('gets whoever is done before it', () => {
    const plan = planOf(offerOf(vera), offerOf(bea, 15));

    expect(visit({ time: '10:00', plan }, { clientBusy })).toMatchObject({
      line: { who: 'bea', ...span('10:00', '10:15') },
      clientIsBusy: false,
    });
  });

  test('is said to be busy when no one is', () => {
    expect(visit({ time: '10:00' }, { clientBusy })).toEqual({
      ...veraFrom('10:00', '10:30'),
      clientIsBusy: true,
    });
  });
});
