import type { EmailBody } from './email.js';
import type { Letter } from './letter.js';

export const reset = (url: string, expiresAt: Date, { words, salonName, moment }: Letter): EmailBody => ({
  subject: words.resetSubject({ salon: salonName }),
  heading: words.chooseNewPassword(),
  paragraphs: [words.resetText({ salon: salonName })],
  button: { label: words.chooseNewPassword(), url },
  closing: [words.linkUntil({ until: moment(expiresAt) }), words.passwordStays()],
});
