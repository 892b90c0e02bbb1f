import { momentInWords } from './domain/wording.js';
import type { EmailDraft, SalonDetails } from './email.js';

/** Stands in for the code where others than its recipient may read the email. */
const HIDDEN = '······';

/** The code is in the link, so that both are forgotten together once the email has been sent. */
export const loginCode = (url: string, expiresAt: Date, salon: SalonDetails): EmailDraft => {
  const code = /#code=(\d{6})$/.exec(url)?.[1] ?? HIDDEN;
  return {
    subject: `${code} is your code for ${salon.name}`,
    heading: `Your code: ${code}`,
    paragraphs: [
      `Enter it where you asked for it at ${salon.name}. Or press the button, if you read this in the same browser.`,
    ],
    button: { label: 'Use the code', url },
    closing: [
      `The code works once, until ${momentInWords(expiresAt, salon.timeZone)}, and only in the browser that asked for it. Nobody at the salon will ever ask you for it.`,
      'If this was not you, you can ignore this email.',
    ],
  };
};
