/** What a problem means where admins change accounts. */
export const userSentences = {
  'last-admin':
    'This is the last admin, and without one nobody could run the salon. Make somebody else an admin first.',
  'not-found': 'Somebody else has deleted this user in the meantime.',
};
