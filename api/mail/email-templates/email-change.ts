import type { EmailBody } from './email.js';
import type { Letter } from './letter.js';

export const emailChange = (
  url: string,
  expiresAt: Date,
  { words, salonName, moment }: Letter,
): EmailBody => ({
  subject: words.emailChangeSubject({ salon: salonName }),
  heading: words.confirmNewAddress(),
  paragraphs: [words.emailChangeText({ salon: salonName })],
  button: { label: words.confirmMyNewAddress(), url },
  closing: [words.linkUntil({ until: moment(expiresAt) }), words.ignoreIt()],
});
