import { languages } from '../../words/languages.gen.js';
import { problems } from '../../words/words.gen.js';
import { catalogue } from './catalogue.js';

describe('the catalogue of problems (spec §8)', () => {
  test.each(Object.entries(catalogue))('has a status of failure for %s', (_, status) => {
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test.each(languages)('titles each of them with a sentence in %s', (language) => {
    for (const title of Object.values({ ...problems[language] }))
      expect(title()).toMatch(/^[\p{Lu}\p{Lo}].*\.$/u);
  });
});
