export interface DemoReview {
  name: string;
  title: string;
  text: string;
  /** The salon's answer a day later. */
  answer?: string;
  /** Days before the salon's first day. */
  daysAgo: number;
}

/** Seven published reviews, five stars each. */
export const reviews: DemoReview[] = [
  {
    name: 'Mariana Teixeira',
    title: 'The colour I had tried to describe for years',
    text: 'Amara listened for ten minutes before she touched a brush. Three months later the balayage still looks as if the sun had done it, and nobody can find where it begins.',
    answer: 'Thank you, Mariana. Amara has kept the recipe; see you when the sun has moved on.',
    daysAgo: 3,
  },
  {
    name: 'Charlotte Webb',
    title: 'Booked on the tram, in the chair an hour later',
    text: 'I needed a blow-dry before an interview and found a free time on my phone. No calls, no waiting, and my hair survived the wind on the bridge.',
    daysAgo: 9,
  },
  {
    name: 'Sofia Albuquerque',
    title: 'My wedding morning was calm',
    text: 'Zainab did my make-up and that of my two sisters. It held through tears, thirty degrees and a great deal of dancing. In every photograph I look like myself.',
    answer: 'It was a joy to be there. We wish you both a long and happy dance.',
    daysAgo: 16,
  },
  {
    name: 'Ingrid Halvorsen',
    title: 'A cut that works on day ten',
    text: 'Helena looked at how my hair grows and cut for that. It falls into place when I do nothing at all, which is exactly how often I do something.',
    daysAgo: 27,
  },
  {
    name: 'Rui Figueiredo',
    title: 'On time, every time',
    text: 'Half an hour with Tomás every third Friday: a good cut, a tidy beard, and I am out when they said I would be. I have stopped looking for anywhere else.',
    daysAgo: 41,
  },
  {
    name: 'Beatriz Nogueira',
    title: 'The best hour of my month',
    text: 'The stones, the oil, the quiet. Inês remembers which shoulder hurts. I come for the massage and leave having booked the next one.',
    daysAgo: 58,
  },
  {
    name: 'Hannah Adeyemi',
    title: 'Two weeks of gardening and not a chip',
    text: 'Orla is quick, funny and very precise. She talked me out of a shape that would have broken and into one that has not. The tiny brass leaves were her idea.',
    daysAgo: 74,
  },
];
