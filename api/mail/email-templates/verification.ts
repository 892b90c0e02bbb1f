import type { EmailBody } from './email.js';
import type { Letter } from './letter.js';

export const verification = (url: string, { words, salonName }: Letter): EmailBody => ({
  subject: words.verificationSubject({ salon: salonName }),
  heading: words.isThisYours(),
  paragraphs: [words.verificationText({ salon: salonName })],
  button: { label: words.confirmMyAddress(), url },
  closing: [words.ignoreIt()],
});
