import { render } from '@testing-library/react';
import { formats } from '../../../words/formats.gen';
import { news } from '../../../words/news.gen';
import type { PieceOfNews } from './models';
import { useNewsSentence } from './news-sentence';

beforeAll(() => Promise.all([formats, news].map((area) => area.fetch('en'))));

const piece = { who: 'Olga Berg', titles: ['Cut', 'Colour'] };

function Sentence({ kind }: { kind: string }) {
  const sentence = useNewsSentence();
  return sentence({ ...piece, kind } as PieceOfNews);
}

test.each([
  ['booked', 'Olga Berg booked Cut, Colour'],
  ['message', 'Olga Berg sent a message'],
  ['time-off', 'Olga Berg requests time off'],
  ['not-blocked', 'Repeating block not added for Olga Berg: the time is taken'],
  ['of a later version', 'News from Olga Berg'],
])('news that is %s is told in a sentence', (kind, told) => {
  expect(render(<Sentence kind={kind} />).container.textContent).toBe(told);
});
