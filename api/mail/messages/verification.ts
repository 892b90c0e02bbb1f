import type { Draft, SalonLook } from '../letter.js';

export const verification = (url: string, salon: SalonLook): Draft => ({
  subject: `Please confirm your e-mail address for ${salon.name}`,
  heading: 'Is this your address?',
  paragraphs: [`Somebody, we hope you, gave this address to ${salon.name}. Please confirm that it is yours.`],
  button: { label: 'Confirm my address', url },
  closing: ['If it was not you, you need not do anything.'],
});
