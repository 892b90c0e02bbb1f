import { audit } from '../../../words/audit.gen';
import type { AuditWords } from '../../../words/types.gen';
import { actOf } from './act-sentence';
import type { AuditEntry } from './models';

const vera = { type: 'user', _id: 'v', name: 'Vera', email: 'vera@salon.example' };
const maria = { type: 'user', _id: 'm', name: 'Maria', email: 'maria@example.com' };
const gone = { type: 'user', _id: 'g', name: null, email: null };

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  _id: '1',
  at: '2026-11-24T10:00:00Z',
  action: 'admin.appointed',
  actor: vera,
  object: maria,
  detail: {},
  ...part,
});

let words: AuditWords;

beforeAll(async () => {
  words = await audit.fetch('en');
});

const actSentence = (of: AuditEntry) => {
  const { sentence, who, whom, tries } = actOf(words, of);
  return sentence({ who, whom, tries });
};

test('an act reads like something one would say', () => {
  expect(actSentence(entry({}))).toBe('Vera made Maria an admin.');
  expect(actSentence(entry({ action: 'user.disabled' }))).toBe('Vera disabled Maria.');
});

test('a deleted person is called a deleted account, also at the beginning', () => {
  expect(actSentence(entry({ action: 'user.deleted', object: gone }))).toBe('Vera deleted an account.');
  expect(actSentence(entry({ actor: gone }))).toBe('A deleted account made Maria an admin.');
});

test('an address at the beginning stays as it is', () => {
  const nameless = { ...vera, name: 'vera@salon.example' };

  expect(actSentence(entry({ actor: nameless }))).toBe('vera@salon.example made Maria an admin.');
});

test('what someone did to their own account is called their own', () => {
  expect(actSentence(entry({ action: 'password.changed', object: vera }))).toBe(
    'Vera changed their own password.',
  );
});

test('failed log-ins of an hour are one sentence with their number', () => {
  const failed = { action: 'log-in.failed', actor: null } as const;

  expect(actSentence(entry({ ...failed, detail: { tries: 1 } }))).toBe('A log-in as Maria failed.');
  expect(actSentence(entry({ ...failed, detail: { tries: 12 } }))).toBe(
    '12 log-ins as Maria failed within an hour.',
  );
  expect(actSentence(entry({ ...failed, object: null, detail: { tries: 1 } }))).toBe(
    'A log-in failed because there was no such account.',
  );
});

test('an act of no one who was logged in says so', () => {
  expect(actSentence(entry({ action: 'salon.set-up', actor: null, object: vera }))).toBe(
    'The salon was set up, with Vera as its first admin.',
  );
});

test('a new logo or colour is named, and other settings are settings', () => {
  const changed = { action: 'salon.changed', object: null } as const;
  const salonIn = (keys: string) => actSentence(entry({ ...changed, detail: { keys } }));

  expect(salonIn('colour logoPictureId')).toBe('Vera changed the salon’s logo or colour.');
  expect(salonIn('colour')).toBe('Vera changed the salon’s logo or colour.');
  expect(salonIn('colour name')).toBe('Vera changed the salon’s settings.');
});
