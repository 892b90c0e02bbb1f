import { chosenFor, isToCall, keyOf, LEAVE, clientsToNotify, toDoAtOnce } from './choices';
import type { Proposal, SickDayVisit } from './models';

const ines: Proposal = {
  what: 'hand-over',
  startsAt: '2027-03-01T10:00:00.000Z',
  people: [{ lineId: 'line', staffId: 'ines', name: 'Inês' }],
};
const cancel: Proposal = { what: 'cancel', startsAt: null, people: [] };

const visit = (id: string, more: Partial<SickDayVisit> = {}): SickDayVisit => ({
  _id: id,
  reference: 'K7QF-2M34',
  version: 1,
  client: { name: 'Ruby', email: 'ruby@example.com', phone: '', getsEmail: true },
  startsAt: '2027-03-01T10:00:00.000Z',
  endsAt: '2027-03-01T10:30:00.000Z',
  titles: ['Cut'],
  others: [],
  proposal: ines,
  choices: [cancel],
  heldUntil: null,
  done: null,
  ...more,
});
const withoutEmail = { client: { name: 'Hine', email: '', phone: '+351 1', getsEmail: false } };
const done = (letter: 'none' | 'sent', calledAt: string | null = null): Partial<SickDayVisit> => ({
  proposal: null,
  choices: [],
  done: {
    what: 'move',
    startsAt: '2027-03-02T10:00:00.000Z',
    people: ['Inês'],
    letter,
    letterAt: null,
    calledAt,
    canUndo: true,
  },
});

test('what was chosen is done instead of what is proposed, until that choice is gone', () => {
  const ruby = visit('ruby');

  expect(chosenFor(ruby, {})).toBe(ines);
  expect(chosenFor(ruby, { ruby: keyOf(cancel) })).toBe(cancel);
  expect(chosenFor(ruby, { ruby: LEAVE })).toBeNull();
  expect(chosenFor({ ...ruby, choices: [] }, { ruby: keyOf(cancel) })).toBe(ines);
});

test('one press leaves out what is done, what is left alone and what is held for a call', () => {
  const visits = [
    visit('open'),
    visit('left'),
    visit('held', { heldUntil: '2027-03-01T08:30:00.000Z' }),
    visit('done', done('sent')),
  ];

  expect(toDoAtOnce(visits, { left: LEAVE }).map(({ _id }) => _id)).toEqual(['open']);
});

test('whom no email reaches is called, unless their booking is left alone or they were called', () => {
  const visits = [
    visit('by-email'),
    visit('by-phone', withoutEmail),
    visit('left', withoutEmail),
    visit('told', done('sent')),
    visit('untold', done('none')),
    visit('called', done('none', '2027-03-01T08:05:00.000Z')),
  ];
  const choices = { left: LEAVE };

  expect(visits.filter((each) => isToCall(each, choices)).map(({ _id }) => _id)).toEqual([
    'by-phone',
    'untold',
    'called',
  ]);
  expect(clientsToNotify(visits, choices)).toEqual({ emails: 2, toCall: 2 });
});
