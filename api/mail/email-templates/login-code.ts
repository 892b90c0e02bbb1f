import type { EmailBody } from './email.js';
import type { Letter } from './letter.js';

/** Replaces the code where others than its recipient may read the email. */
export const HIDDEN_SECRET = '······';

/** The code is in the link, so both are deleted once the email was sent. */
export const loginCode = (url: string, expiresAt: Date, { words, salonName, moment }: Letter): EmailBody => {
  const code = /#code=(\d{6})$/.exec(url)?.[1] ?? HIDDEN_SECRET;
  return {
    subject: words.codeSubject({ code, salon: salonName }),
    heading: words.yourCode({ code }),
    paragraphs: [words.enterCode({ salon: salonName })],
    button: { label: words.useCode(), url },
    closing: [words.codeUntil({ until: moment(expiresAt) }), words.ignoreIt()],
  };
};
