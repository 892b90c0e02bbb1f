import { catalogue } from './catalogue.js';

describe('the catalogue of problems (spec §8)', () => {
  it.each(Object.entries(catalogue))(
    'has a status of failure and a sentence for %s',
    (_, [status, title]) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(title).toMatch(/^\p{Lu}.*\.$/u);
    },
  );
});
