/** States of an email. */
export const emailStates = ['waiting', 'held', 'sent', 'dropped', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];
