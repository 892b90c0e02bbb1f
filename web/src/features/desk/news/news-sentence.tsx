import type { ReactNode } from 'react';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { news as book } from '../../../words/news.gen';
import { useWords } from '../../../words/use-words';
import type { PieceOfNews } from './models';

/** A piece of news in one sentence: who did what. */
export function useNewsSentence(): (piece: PieceOfNews) => ReactNode {
  const words = useWords(book);
  const { formatSeries } = useFormats();
  return ({ kind, who, titles }) => {
    const name = <bdi>{who}</bdi>;
    switch (kind) {
      case 'message':
        return inSentence(words.wrote, { name });
      case 'time-off':
        return inSentence(words.asksTimeOff, { name });
      case 'not-blocked':
        return inSentence(words.notBlocked, { name });
      case 'booked':
      case 'moved':
      case 'changed':
      case 'cancelled':
        return inSentence(words[kind], { name, services: <bdi>{formatSeries(titles)}</bdi> });
      default:
        // A page opened before an update doesn't know the kinds that came with it.
        kind satisfies never;
        return inSentence(words.newsFrom, { name });
    }
  };
}
