import { prerender } from 'react-dom/static.edge';
import { book } from './book.gen';
import { inSentence } from './in-sentence';
import { LanguageContext, OwnWordsContext, type OwnWords, useWords } from './use-words';

function Page() {
  const words = useWords(book);
  return (
    <p>
      {words.serviceCount({ count: 2 })}, {words.serviceCount({ count: 3 })},{' '}
      {inSentence(
        words.lookForward,
        { name: <bdi>{'<b>{reference}</b>'}</bdi>, reference: 'K7QF2M' },
        { b: (inner) => <strong>{inner}</strong> },
      )}
    </p>
  );
}

async function drawn(own: OwnWords | null): Promise<string> {
  const { prelude } = await prerender(
    <LanguageContext value="ar">
      <OwnWordsContext value={own}>
        <Page />
      </OwnWordsContext>
    </LanguageContext>,
  );
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

const by = [{ value: 'count', cases: ['zero', 'one', 'two', 'few', 'many', 'other'] }];
const own: OwnWords = {
  language: 'ar',
  areas: {
    book: {
      serviceCount: { by, forms: { two: 'a pair' } },
      lookForward: '{name} <i>{reference}</i> <b>x</b> <script>{constructor}</script>',
    },
  },
};

test('13-A7 a page says what the salon has written, and the rest in the standard words', async () => {
  const standard = await drawn(null);
  const html = await drawn(own);

  expect(html).toContain('<p>a pair, 3 ');
  expect(standard).not.toContain('a pair');
  expect(standard).toContain(html.slice(html.indexOf('3 '), html.indexOf(', <bdi>')));
});

test('only the tags of the sentence are tags, in its text and in its values', async () => {
  const html = await drawn(own);

  expect(html).toContain(
    '<bdi>&lt;b&gt;{reference}&lt;/b&gt;</bdi> &lt;i&gt;K7QF2M&lt;/i&gt; <strong>x</strong>',
  );
  expect(html).toContain('&lt;script&gt;{constructor}&lt;/script&gt;');
});

test('words of another language are never laid over those of the page', async () => {
  expect(await drawn({ ...own, language: 'pt' })).toBe(await drawn(null));
});
