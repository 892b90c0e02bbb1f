/** What a problem means where admins change accounts. */
export const userSentences = {
  'last-admin': 'This is the only admin, and the salon needs one. Make someone else an admin first.',
  'not-found': 'Someone else has deleted this user.',
};
