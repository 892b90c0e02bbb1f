/** What to say when a change of a booking is refused. */
export const changeSentences = {
  'too-late': 'It is too late to change this visit online. Please call the salon.',
  'not-possible':
    'Somebody has changed this booking meanwhile, and this is no longer possible. Please look again.',
  'stale-change': 'Somebody has changed this booking meanwhile. Look at it again before you change it.',
  'slot-taken': 'Something is in the diary then. These are the closest free times.',
  'outside-hours': 'Nobody who does this works then.',
  'client-busy': 'There is another visit of the same client at that time.',
  'not-found': 'This booking is no longer there. Please look again.',
};
