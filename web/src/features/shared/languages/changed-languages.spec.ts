import { changedLanguages } from './changed-languages';
import type { SalonLanguages } from './models';

const salon: SalonLanguages = {
  mainLanguage: 'en',
  others: [
    { language: 'pt', isPublic: true },
    { language: 'ar', isPublic: false },
  ],
};

test('the main language of before stays public when another takes its place', () => {
  expect(changedLanguages(salon, { kind: 'main', language: 'pt' })).toEqual({
    mainLanguage: 'pt',
    others: [
      { language: 'en', isPublic: true },
      { language: 'ar', isPublic: false },
    ],
  });
});

test('a language is published and withdrawn in its place', () => {
  expect(changedLanguages(salon, { kind: 'publish', language: 'ar' }).others[1]).toEqual({
    language: 'ar',
    isPublic: true,
  });
  expect(changedLanguages(salon, { kind: 'withdraw', language: 'pt' }).others[0]).toEqual({
    language: 'pt',
    isPublic: false,
  });
});

test('a language that is removed is gone, and the others stay', () => {
  expect(changedLanguages(salon, { kind: 'remove', language: 'pt' }).others).toEqual([
    { language: 'ar', isPublic: false },
  ]);
});
