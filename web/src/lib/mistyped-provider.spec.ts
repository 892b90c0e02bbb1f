import { correctedAddress } from './mistyped-provider';

const domainMeant = (domain: string) => correctedAddress(`anna@${domain}`)?.replace('anna@', '') ?? null;

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['protonmial.com', 'protonmail.com'],
])('a client who types %s is asked about %s', (typed, meant) => {
  expect(domainMeant(typed)).toBe(meant);
});

test.each(['con', 'cmo', 'co', 'cm', 'om', 'comm', 'vom'])(
  'gmail.%s is asked about as gmail.com',
  (ending) => {
    expect(domainMeant(`gmail.${ending}`)).toBe('gmail.com');
  },
);

test('the name and the ending may both be mistyped, and the country of a provider stays', () => {
  expect(domainMeant('gmial.con')).toBe('gmail.com');
  expect(domainMeant('yaho.fr')).toBe('yahoo.fr');
  expect(domainMeant('hotmial.co.uk')).toBe('hotmail.co.uk');
  expect(domainMeant('live.con')).toBe('live.com');
});

test('what is before the @ stays as it was typed, without the blanks around it', () => {
  expect(correctedAddress(' Anna.Berg+salon@GMIAL.com ')).toBe('Anna.Berg+salon@gmail.com');
});

test.each([
  ...[
    'gmail.com',
    'GMAIL.com',
    'icloud.com',
    'yahoo.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
  ],
  ...['aol.com', 'gmx.com', 'protonmail.com', 'proton.me', 'me.com', 'googlemail.com'],
])('%s is a provider, and no one is asked about it', (domain) => {
  expect(domainMeant(domain)).toBeNull();
});

test.each([
  ...['yahoo.fr', 'yahoo.co.uk', 'yahoo.com.br', 'yahoo.co.jp', 'hotmail.de', 'hotmail.co.uk', 'outlook.es'],
  ...['outlook.com.ar', 'live.nl', 'live.com.pt', 'gmx.net', 'gmx.at', 'gmx.de', 'web.de', 'aol.fr'],
])('%s is a provider in one country, and no one is asked about it', (domain) => {
  expect(domainMeant(domain)).toBeNull();
});

test.each([
  ...['mail.com', 'email.com', 'ymail.com', 'cloud.com', 'love.com', 'life.com', 'web.com', 'mail.gmail.com'],
  ...['gmial.de', 'salon-yaho.example', 'yaho.salon', 'example.com', 'sapo.pt', 'orange.fr', 'example.co'],
])('%s is the domain of another, and no one is asked about it', (domain) => {
  expect(domainMeant(domain)).toBeNull();
});

test.each([
  '',
  'anna',
  'anna@',
  'anna@gmial',
  '@gmial.com',
  'anna@@gmial.com',
  'anna@.com',
  'anna berg@gmial.com',
])('no one is asked about "%s", which is no address yet', (typed) => {
  expect(correctedAddress(typed)).toBeNull();
});
