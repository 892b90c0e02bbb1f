import { Suspense } from 'react';
import { prerender } from 'react-dom/static.edge';
import { areaOf, type Area } from './area';
import { LanguageContext, useWords } from './use-words';

interface Said {
  title(): string;
}

const areaThatSays = (title: string): Area<Said> => {
  const fetch = () => Promise.resolve({ words: { title: () => title } });
  return areaOf<Said>('said', { en: fetch, de: fetch, fr: fetch, es: fetch, pt: fetch, ar: fetch });
};

async function drawn(first: Area<Said>, second: Area<Said>): Promise<string> {
  function Page() {
    return [useWords(first), useWords(second)].map((words) => words.title()).join(', ');
  }
  const { prelude } = await prerender(
    <LanguageContext value="pt">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test('a part of a page that waits for the sentences of two areas gets those of each', async () => {
  const html = await drawn(areaThatSays('Services'), areaThatSays('Times'));

  expect(html).toContain('Services, Times');
});

test('sentences that are there are not waited for', async () => {
  const area = areaThatSays('Services');
  await area.fetch('pt');

  expect(area.fetch('pt')).toMatchObject({ status: 'fulfilled' });
});

test('sentences that could not be fetched are asked for again', async () => {
  let tries = 0;
  const fetch = () =>
    tries++ === 0
      ? Promise.reject(new Error('The network is away.'))
      : Promise.resolve({ words: { title: () => 'Services' } });
  const area = areaOf<Said>('said', { en: fetch, de: fetch, fr: fetch, es: fetch, pt: fetch, ar: fetch });
  await expect(area.fetch('pt')).rejects.toThrow('away');

  expect((await area.fetch('pt')).title()).toBe('Services');
});
