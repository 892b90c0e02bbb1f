/** Messages that wait for an answer; the senders are invented. */
export const messages = [
  {
    kind: 'contact' as const,
    name: 'Camila',
    lastName: 'Andrade',
    email: 'camila@andrade.example',
    phone: '+351 900 000 431',
    text: 'Hello! I am getting married on the second Saturday of next month. Could Zainab come to our hotel for the make-up, and do you have time for a trial the week before?',
    hoursAgo: 3,
  },
  {
    kind: 'home' as const,
    name: 'Pedro',
    lastName: 'Gaspar',
    email: 'pedro@gaspar.example',
    phone: '',
    text: 'I left a grey scarf on the chair by the window yesterday. Have you found it?',
    hoursAgo: 20,
  },
];

/** A review that waits to be published. */
export const review = {
  name: 'Leonor Macedo',
  title: 'The first salon that asked about my hands',
  text: 'I play the cello, so my nails have to be short and still look cared for. Orla knew at once what I meant, and the shape has lasted through three concerts.',
  stars: 5,
  status: 'pending' as const,
  hoursAgo: 14,
};

export const timeOff = { inDays: 24, days: 2, reason: 'My sister’s wedding in Porto' };

/** The colleague who is ill on the next open day: the first of these who works then. */
export const illIfWorking = ['orla', 'ines', 'mei', 'helena'] as const;

export const series = { service: 'manicure', member: 'orla', everyWeeks: 3, count: 6, note: 'Same colour.' };
