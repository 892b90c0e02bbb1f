import type { EmailDraft, SalonDetails } from './email.js';

export const verification = (url: string, salon: SalonDetails): EmailDraft => ({
  subject: `Please confirm your email address for ${salon.name}`,
  heading: 'Is this your email address?',
  paragraphs: [
    `Somebody signed up at ${salon.name} with this email address. Please confirm that it is yours.`,
  ],
  button: { label: 'Confirm my email address', url },
  closing: ['If this was not you, you can ignore this email.'],
});
