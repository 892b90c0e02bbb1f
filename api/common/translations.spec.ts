import { sourceHashOf } from './translations.js';

test('what was translated before a noun got further texts stays right until those are written', () => {
  const before = sourceHashOf(['title', 'description'], { title: 'Cut', description: '' });
  const fields = ['title', 'description', 'steps', 'aftercare'] as const;
  const cut = { title: 'Cut', description: '', steps: '', aftercare: '' };

  expect(sourceHashOf(fields, cut)).toBe(before);
  expect(sourceHashOf(fields, { ...cut, steps: 'A wash.' })).not.toBe(before);
});

test('a text that moves from the steps of a service to its aftercare has to be translated again', () => {
  const fields = ['title', 'description', 'steps', 'aftercare'] as const;
  const cut = { title: 'Cut', description: '', steps: '', aftercare: '' };

  expect(sourceHashOf(fields, { ...cut, aftercare: 'A wash.' })).not.toBe(
    sourceHashOf(fields, { ...cut, steps: 'A wash.' }),
  );
});
