import { tillLawOf } from './country-law';

test.each(['AT', 'FR', 'GR', 'HR', 'HU', 'PL', 'RO', 'SE', 'SI', 'SK'])(
  '%s has a warning of its own',
  (country) => {
    expect(tillLawOf(country).kind).not.toBe('unread');
  },
);

test('of a country that we have read nothing about, we say so', () => {
  expect(tillLawOf('NZ')).toEqual({ kind: 'unread' });
});
