/** What a refusal means where the salon writes its clients down. */
export const clientSentences = {
  'email-already-in-use': 'Another client has this email. Search for it to find her.',
  'not-found': 'This client has been erased meanwhile.',
};
