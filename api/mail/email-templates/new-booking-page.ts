import type { EmailBody } from './email.js';
import { greeting, type Letter } from './letter.js';

/** To a client of before the move who agreed to news by email. */
export function newBookingPage(name: string, letter: Letter): Omit<EmailBody, 'stop'> {
  const { words, salonName: salon, page } = letter;
  return {
    subject: words.newPageSubject({ salon }),
    heading: words.newPage(),
    paragraphs: [greeting(name, letter), words.newPageText()],
    button: { label: words.bookATime(), url: page('/book') },
    closing: [words.whyNews({ salon })],
  };
}
