import { joinFirstDays } from './join-details.js';

const since = (clientSince: string | null, addedOn: string) => ({ clientSince, addedOn });

test.each([
  [
    'entered days',
    since('2020-01-01', '2026-01-01'),
    since('2015-09-01', '2026-02-01'),
    '2026-01-01',
    '2015-09-01',
  ],
  [
    'an older record and an entered day',
    since(null, '2018-05-01'),
    since('2024-01-01', '2026-01-01'),
    '2018-05-01',
    null,
  ],
  [
    'an entered day and an older record',
    since('2024-01-01', '2026-01-01'),
    since(null, '2018-05-01'),
    '2018-05-01',
    null,
  ],
  [
    'an account and an older record',
    since(null, '2026-01-01'),
    since(null, '2018-05-01'),
    '2026-01-01',
    '2018-05-01',
  ],
  [
    'a day corrected to a later one',
    since('2024-01-01', '2020-01-01'),
    since(null, '2026-01-01'),
    '2020-01-01',
    '2024-01-01',
  ],
])('of %s, the earlier one stays', (_, one, other, addedOn, first) => {
  expect(joinFirstDays(one, other, addedOn)).toBe(first);
});
