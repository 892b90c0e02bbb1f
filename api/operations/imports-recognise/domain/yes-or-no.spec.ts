import { readBlock, readConsent } from './yes-or-no.js';

test.each(['Yes', 'Sì', 'ja', 'OUI', 'sim', 'Kyllä', 'Subscribed', 'opted in', 'Active', '1'])(
  '“%s” gives consent',
  (text) => {
    expect(readConsent(text)).toBe(true);
  },
);

test.each([
  'No',
  'nein',
  'Non',
  'Não',
  'Ei',
  '0',
  'Unsubscribed',
  'opted-out',
  'Blocked',
  'gesperrt',
  'bloqueada',
])('“%s” refuses consent', (text) => {
  expect(readConsent(text)).toBe(false);
});

test.each(['', 'perhaps', 'Bounced'])('“%s” says nothing about consent', (text) => {
  expect(readConsent(text)).toBeNull();
});

test.each(['Yes', 'x', 'Blocked', 'Gesperrt', 'bloquée', 'true'])('“%s” is a block', (text) => {
  expect(readBlock(text)).toBe(true);
});

test.each(['No', '', 'Allowed', 'Active', 'confirmed', 'Accepted', 'Subscribed'])(
  '“%s” is no block',
  (text) => {
    expect(readBlock(text)).toBe(false);
  },
);
