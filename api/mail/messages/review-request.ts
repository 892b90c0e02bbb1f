import type { Draft } from '../letter.js';
import { greeting, type VisitLetter, visitRows } from './visit-rows.js';

export const reviewRequest = ({ visit, salon, name }: VisitLetter): Draft => ({
  subject: `How was your visit at ${salon.name}?`,
  heading: 'How was it?',
  paragraphs: [
    greeting(name),
    'Thank you for coming. A few words from you help others to choose, and help us to do better.',
  ],
  rows: visitRows(visit, salon).filter(({ label }) => label === 'When' || label === 'What'),
  button: { label: 'Write a review', url: `${salon.publicUrl}/dashboard/review?booking=${visit.id}` },
  closing: ['We ask once. Nothing is shown before somebody of the salon has read it.'],
});
