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
    if (kind === 'message') return inSentence(words.wrote, { name });
    if (kind === 'time-off') return inSentence(words.asksTimeOff, { name });
    return inSentence(words[kind], { name, services: <bdi>{formatSeries(titles)}</bdi> });
  };
}
