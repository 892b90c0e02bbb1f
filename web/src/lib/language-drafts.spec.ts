import { changedWords, languageDraftsOf, stateOfLanguage } from './language-drafts';

const fields = ['title', 'description'] as const;
const saved = {
  title: 'Cut',
  description: 'With a wash.',
  words: { pt: { title: 'Corte', description: 'Com lavagem.', state: 'fine' as const } },
};
const drafts = languageDraftsOf(fields, saved.words);
const typed = { title: saved.title, description: saved.description, ...drafts };

test('only what was written in a language is sent', () => {
  const pt = { ...drafts.pt, title: ' Corte curto ' };

  expect(changedWords(fields, { ...drafts, pt }, drafts)).toEqual({ pt: { title: 'Corte curto' } });
  expect(changedWords(fields, drafts, drafts)).toBeUndefined();
});

test('a translation that is emptied is taken away', () => {
  expect(changedWords(fields, { ...drafts, pt: { ...drafts.pt, title: ' ' } }, drafts)).toEqual({
    pt: { title: null },
  });
});

test('a translation that still fits is sent as it is', () => {
  expect(changedWords(fields, { ...drafts, pt: { ...drafts.pt, isRight: true } }, drafts)).toEqual({
    pt: { title: 'Corte', description: 'Com lavagem.' },
  });
});

test('a language is missing while a text that there is has no translation', () => {
  expect(stateOfLanguage(fields, 'pt', typed, saved)).toBe('fine');
  expect(stateOfLanguage(fields, 'ar', typed, saved)).toBe('missing');
  const empty = { ...typed, title: '', description: ' ' };
  expect(stateOfLanguage(fields, 'ar', empty, null)).toBe('fine');
});

test('an original that changes is named at its translation until that is changed or said to fit', () => {
  const changed = { ...typed, title: 'Dry cut' };

  expect(stateOfLanguage(fields, 'pt', changed, saved)).toBe('changed');
  const rewritten = { ...changed, pt: { ...drafts.pt, title: 'Corte a seco' } };
  expect(stateOfLanguage(fields, 'pt', rewritten, saved)).toBe('fine');
  const fitting = { ...changed, pt: { ...drafts.pt, isRight: true } };
  expect(stateOfLanguage(fields, 'pt', fitting, saved)).toBe('fine');
});

test('an original that was changed earlier is named as well', () => {
  const words = { pt: { ...saved.words.pt, state: 'changed' as const } };

  expect(stateOfLanguage(fields, 'pt', typed, { ...saved, words })).toBe('changed');
});
