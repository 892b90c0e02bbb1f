/** What a problem means when a booking is made or changed. */
export const bookingProblemSentences = {
  'too-late': 'It is too late to change this booking online. Please call the salon.',
  'not-possible':
    'Someone else has changed this booking, and this is no longer possible. Please check it again.',
  'stale-change': 'Someone else has changed this booking. Check it again before you change it.',
  'slot-taken': 'That time is not free. These are the closest free times:',
  'terms-changed': 'The price or the length has changed in the meantime. Check the new ones below.',
  'outside-hours': 'No one who does this works at that time.',
  'client-busy': 'This client has another booking at that time.',
  'not-found': 'This booking no longer exists.',
};
