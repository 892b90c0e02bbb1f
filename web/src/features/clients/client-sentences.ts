/** What a problem means where the salon keeps its clients. */
export const clientSentences = {
  'email-already-in-use': 'Another client already has this email address. Search for it to find them.',
  'not-found': 'This client has been erased.',
};
