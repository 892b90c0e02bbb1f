/** What a refusal means where admins change people. */
export const userSentences = {
  'last-admin':
    'This is the last admin, and without one nobody could run the salon. Make somebody else an admin first.',
  'not-found': 'Somebody else has deleted this user meanwhile.',
};
