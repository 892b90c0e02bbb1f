import { leadOf } from './leads.js';

test.each([
  [-30, 'afterwards'],
  [0, 'afterwards'],
  [1, 'within-2-hours'],
  [120, 'within-2-hours'],
  [121, 'within-a-day'],
  [1440, 'within-a-day'],
  [1441, 'within-a-week'],
  [10_080, 'within-a-week'],
  [10_081, 'earlier'],
])(
  'a booking that is cancelled %i minutes before it starts is one of those cancelled %s',
  (minutes, lead) => {
    expect(leadOf(minutes)).toBe(lead);
  },
);
