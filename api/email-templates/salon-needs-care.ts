import type { EmailDraft, SalonDetails } from './email.js';
import type { FactsByKind } from './email-kinds.js';

type Found = FactsByKind['salon-needs-care']['found'][number];

const inWords = ({ title, says, advice }: Found) => ({
  lead: title,
  text: [says, advice].filter(Boolean).join('\n'),
});

export function salonNeedsCare({ found }: FactsByKind['salon-needs-care'], salon: SalonDetails): EmailDraft {
  const wrong = found.filter(({ isWrong }) => isWrong);
  const others = found.filter(({ isWrong }) => !isWrong);
  return {
    subject: wrong.length > 0 ? `${salon.name} needs care` : `Worth a look at ${salon.name}`,
    heading: wrong.length > 0 ? 'Something needs care' : 'Something is worth a look',
    paragraphs: [
      wrong.length > 0
        ? 'This morning’s look at your salon’s bookings, emails, pictures and computer found something that is not as it should be.'
        : 'This morning’s look at your salon’s bookings, emails, pictures and computer found nothing wrong, and something to look at when you have a moment.',
      ...wrong.map(inWords),
      ...(wrong.length > 0 && others.length > 0 ? ['Worth a look when you have a moment:'] : []),
      ...others.map(inWords),
    ],
    button: { label: 'Open Health', url: `${salon.publicUrl}/dashboard/health` },
    closing: [
      'Admins get this once a day at most, and only while something needs them. Once it is mended, it stops by itself.',
    ],
  };
}
