/** What a refusal means where the owner changes what she sells. */
export const serviceSentences = {
  'service-has-bookings': 'Somebody has booked it, so it is kept for those bookings. Archive it instead.',
  'category-in-use': 'There are services in it, archived ones perhaps. Move them to another category first.',
  'list-has-changed':
    'Somebody else has changed this list meanwhile. Here it is as it is now; please try again.',
  'not-found': 'Somebody else has deleted it meanwhile.',
};
