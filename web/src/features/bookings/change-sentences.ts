/** What to say when a change of a booking is refused. */
export const changeSentences = {
  'too-late': 'It is too late to change this visit online. Please call the salon.',
  'not-possible':
    'Somebody has changed this booking meanwhile, and this is no longer possible. Please look again.',
  'client-busy': 'There is another visit of the same client at that time.',
  'not-found': 'This booking is no longer there. Please look again.',
};
