import type { StaffMember } from '../../../api/models';
import { words as deskWords } from '../../../words/en/desk-bookings.gen';
import { words as ownWords } from '../../../words/en/new-booking.gen';
import { newLine } from '../../booking/line-editor/draft-lines';
import { allWith, mistakesOf, newDraft, requestIn, toggleService, type DrawerValues } from './draft';

const words = { ...deskWords, ...ownWords };
const NOON = '2026-11-24T12:00:00.000Z';
const nothing = { clientId: null, startsAt: null, staffId: null };
const member = (_id: string, ...serviceIds: string[]) =>
  ({ _id, name: _id, offers: serviceIds.map((serviceId) => ({ serviceId })) }) as unknown as StaffMember;
const team = [member('Ana', 'cut', 'wash'), member('Bea', 'wash')];
const draft = (part: Partial<DrawerValues> = {}): DrawerValues => ({
  ...newDraft(nothing, undefined, ''),
  ...part,
});

test('a service is added for the person whose time was pressed, if they do it', () => {
  const [cut, wash] = ['cut', 'wash'].reduce<DrawerValues['lines']>(
    (lines, serviceId) => toggleService(lines, serviceId, 'Bea', team),
    [],
  );

  expect([cut?.staffId, wash?.staffId]).toEqual(['', 'Bea']);
});

test('pressing a service again takes it out', () => {
  const lines = toggleService(toggleService([], 'cut', '', team), 'wash', '', team);

  expect(toggleService(lines, 'cut', '', team).map(({ serviceId }) => serviceId)).toEqual(['wash']);
});

test('a time pressed in the diary gives its person those services that they do', () => {
  const lines = ['cut', 'wash'].map((serviceId) => ({ ...newLine('Ana'), serviceId }));

  expect(allWith(lines, 'Bea', team).map(({ staffId }) => staffId)).toEqual(['Ana', 'Bea']);
});

test('a walk-in is booked by that name alone', () => {
  const values = draft({ who: 'walk-in', lines: toggleService([], 'cut', '', team) });

  expect(requestIn(values, NOON, 'Walk-in').client).toEqual({ name: 'Walk-in', isWalkIn: true });
});

test('nothing is booked for no one, and the time is asked for after the services', () => {
  expect(Object.keys(mistakesOf(words, draft(), team))).toEqual(['client.name', 'lines']);
  const lines = toggleService([], 'cut', '', team);
  expect(Object.keys(mistakesOf(words, draft({ lines, who: 'walk-in' }), team))).toEqual(['startsAt']);
  expect(mistakesOf(words, draft({ lines, who: 'walk-in', startsAt: NOON }), team)).toEqual({});
});
