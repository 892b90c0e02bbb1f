import { flowParams, parseFlow, withChange, withTeam, type FlowState } from './flow-state';

const parse = (query: string) => parseFlow(new URLSearchParams(query));

const aFlow = (change: Partial<FlowState> = {}): FlowState => ({
  step: 'time',
  serviceIds: ['cut'],
  addOnIds: [],
  staffId: null,
  team: null,
  day: null,
  startsAt: null,
  personId: null,
  bookingId: null,
  ...change,
});

test('a link without a service opens on the services', () => {
  expect(parse('').step).toBe('service');
});

test('a link from a service card skips the services and opens on the times', () => {
  expect(parse('service=cut')).toEqual(aFlow());
});

test('everything chosen is read back from the address it was written to', () => {
  const states = [
    aFlow({ step: 'service', serviceIds: [] }),
    aFlow({ step: 'service' }),
    aFlow({
      step: 'time',
      serviceIds: ['cut', 'colour'],
      addOnIds: ['gloss'],
      staffId: 'ana',
      day: '2026-11-24',
    }),
    aFlow({ serviceIds: ['cut', 'colour'], team: ['ana', null] }),
    aFlow({ step: 'confirm', startsAt: '2026-11-24T10:30:00.000Z' }),
    aFlow({ step: 'done', serviceIds: [], bookingId: 'b1' }),
  ];

  expect(states.map((state) => parseFlow(flowParams(state)))).toEqual(states);
});

test('the confirm step cannot be opened without a time', () => {
  expect(parse('service=cut&step=confirm').step).toBe('time');
});

test('the last step cannot be opened without a booking', () => {
  expect(parse('service=cut&step=done').step).toBe('time');
});

test('a client may go back to the services with some chosen', () => {
  expect(parse('service=cut&step=service').step).toBe('service');
});

test('"any" and nothing both mean anyone', () => {
  expect(parse('service=cut&staff=any').staffId).toBeNull();
  expect(parse('service=cut').staffId).toBeNull();
});

test('a booking has at most five services, each once', () => {
  const query = ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map((id) => `service=${id}`).join('&');

  expect(parse(query).serviceIds).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each([
  ['a day that does not exist', 'date=2026-02-30'],
  ['a day in words', 'date=tomorrow'],
  ['a time that is no instant', 'time=10:30'],
  ['a time in an hour that does not exist', 'time=2026-11-24T25:00:00Z'],
  ['a member of staff that is no identifier', 'staff=%3Cscript%3E'],
])('%s in the address is left out', (_, query) => {
  expect(parse(`service=cut&${query}`)).toEqual(aFlow());
});

test('the time is dropped when the choice changes, the day is kept', () => {
  const before = aFlow({ day: '2026-11-24', startsAt: '2026-11-24T10:30:00.000Z' });

  expect(withChange(before, { staffId: 'ana' })).toEqual(aFlow({ day: '2026-11-24', staffId: 'ana' }));
});

test('C-8: each service keeps its team member when the services change', () => {
  const state = aFlow({ serviceIds: ['cut', 'colour'], team: ['ana', 'bea'] });

  expect(withChange(state, { addOnIds: ['gloss'] }).team).toEqual(['ana', 'bea']);
  expect(withChange(state, { serviceIds: ['colour', 'cut', 'nails'] }).team).toEqual(['bea', 'ana', null]);
  expect(withChange(state, { serviceIds: ['cut'] })).toMatchObject({ team: null, staffId: 'ana' });
  expect(withChange(state, { staffId: null }).team).toBeNull();
});

test('a team member for each service is one for all of them when it is the same one', () => {
  const state = aFlow({ serviceIds: ['cut', 'colour'], startsAt: '2026-11-24T10:30:00.000Z' });
  const choose = (...team: (string | null)[]) => withTeam(state, state.serviceIds, team);

  expect(choose('ana', null)).toMatchObject({ team: ['ana', null], staffId: null, startsAt: null });
  expect(choose('ana', 'ana')).toMatchObject({ team: null, staffId: 'ana' });
  expect(choose(null, null)).toMatchObject({ team: null, staffId: null });
});

test('when fewer team members than services are named, no one is guessed at', () => {
  expect(parse('service=cut&service=colour&service=nails&staff=ana,bea')).toMatchObject({
    staffId: null,
    team: null,
  });
});
