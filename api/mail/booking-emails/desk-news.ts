import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import type { FactsByKind, NewsFact } from '../email-templates/email-kinds.js';
import type { Letter } from '../email-templates/letter.js';

/** No one would read more; the desk has the full list. */
const MOST_LISTED = 20;

/** One piece of news, or many together. */
export function deskNews({ news }: FactsByKind['desk-news'], letter: Letter): EmailBody {
  const { words, salonName, page } = letter;
  const [first, another] = news;
  const listed = news.slice(0, MOST_LISTED).map((piece) => {
    const said = inWords(piece, letter);
    return piece.startsAt === null ? said : { lead: said, text: letter.moment(piece.startsAt) };
  });
  const closing = [words.newsWhy()];
  if (first && !another) {
    const isMessage = first.startsAt === null;
    return {
      subject: inWords(first, letter),
      heading: isMessage ? words.messageFromSite() : words.newsHeading(),
      paragraphs: listed,
      button: isMessage
        ? { label: words.openInbox(), url: page('/dashboard/inbox') }
        : { label: words.openDiary(), url: page('/dashboard/diary') },
      closing,
    };
  }
  const left = news.length - listed.length;
  return {
    subject: words.newsSubject({ count: news.length, salon: salonName }),
    heading: words.newsHeading(),
    paragraphs: [...listed, ...(left > 0 ? [words.newsMore({ count: left })] : [])],
    button: { label: words.openDiary(), url: page('/dashboard/diary') },
    closing,
  };
}

function inWords({ what, who, titles }: NewsFact, { words, list }: Letter): string {
  const name = isolated(who);
  if (what === 'message') return words.newsWrote({ name });
  const sentences = {
    booked: words.newsBooked,
    moved: words.newsMoved,
    changed: words.newsChanged,
    cancelled: words.newsCancelled,
  };
  return sentences[what]({ name, services: list(titles.map(isolated)) });
}
