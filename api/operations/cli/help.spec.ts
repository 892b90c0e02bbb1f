import { helpOf, overview } from './help.js';
import { verbs } from './verbs.js';

test('every verb is in the overview, and has its own help', () => {
  const listed = [...overview().matchAll(/^ {2}parlour (\w+)/gm)].map(([, name]) => name);

  expect(listed).toEqual(verbs.map(({ name }) => name));
  for (const verb of verbs) {
    expect(helpOf(verb)).toMatch(new RegExp(`^parlour ${verb.name}\\b`));
    expect(helpOf(verb)).toContain(verb.summary);
  }
});
