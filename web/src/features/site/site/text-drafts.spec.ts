import { words } from '../../../words/en/site-desk.gen';
import type { SiteText } from './models';
import { changesOf, draftsOf, mistakesIn, nameOfError, stateIn, translationsOf } from './text-drafts';

const headline: SiteText = {
  key: 'hero.headline',
  text: 'Come in',
  default: 'BEAUTY SALON',
  longest: 20,
  words: {},
};
const button: SiteText = { key: 'hero.button', text: 'Book', default: 'Book', longest: 10, words: {} };
const texts = [headline, button];
const draft = (part: Record<string, string>) => ({ ...draftsOf(texts), ...part });

describe('a text that the owner edits', () => {
  test('says what the site says until something is typed', () => {
    expect(draftsOf(texts)).toEqual({ 'hero/headline': 'Come in', 'hero/button': 'Book' });
    expect(changesOf(draftsOf(texts), texts)).toEqual({});
  });

  test('is sent trimmed and alone, and a default as no text of the salon’s own', () => {
    expect(changesOf(draft({ 'hero/headline': '  Hello ' }), texts)).toEqual({ 'hero.headline': 'Hello' });
    expect(changesOf(draft({ 'hero/headline': 'BEAUTY SALON' }), texts)).toEqual({ 'hero.headline': null });
    expect(changesOf(draft({ 'hero/button': ' Book ' }), texts)).toEqual({});
    expect(changesOf(draft({ 'hero/gone': 'A text of an older version' }), texts)).toEqual({});
  });

  test('that a later version brings is as the site says it, whatever was typed before', () => {
    expect(changesOf({ 'hero/headline': 'Hello' }, texts)).toEqual({ 'hero.headline': 'Hello' });
  });

  test('cannot be empty, nor longer than the page has room for', () => {
    const mistakeOf = (headline: string) =>
      mistakesIn(words, draft({ 'hero/headline': headline }), texts)['hero/headline'];

    expect(mistakeOf(' \n ')).toMatch(/Enter some text/);
    expect(mistakeOf('a'.repeat(21))).toMatch(/20 characters/);
    expect(mistakeOf('💅'.repeat(20))).toBeUndefined();
  });
});

describe('a text that the owner translates', () => {
  const translated: SiteText = {
    ...headline,
    words: { pt: { text: 'Entre', default: 'SALÃO', state: 'fine' } },
  };
  const ofOurs: SiteText = { ...button, words: { pt: { text: null, default: 'Marcar', state: 'fine' } } };
  const both = [translated, ofOurs];
  const typed = (part: Record<string, string>) => ({ ...draftsOf(both), ...part });

  test('is sent alone, and taken away where it is emptied', () => {
    expect(translationsOf(draftsOf(both), both)).toEqual({});
    expect(translationsOf(typed({ 'pt:hero/headline': ' Bem-vindo ' }), both)).toEqual({
      pt: { 'hero.headline': 'Bem-vindo' },
    });
    expect(translationsOf(typed({ 'pt:hero/headline': '' }), both)).toEqual({
      pt: { 'hero.headline': null },
    });
  });

  test('is named when its original changes, until it is said to fit', () => {
    const changed = { 'hero/headline': 'Come in, please' };

    expect(stateIn(draftsOf(both), translated, 'pt')).toBe('fine');
    expect(stateIn(typed(changed), translated, 'pt')).toBe('changed');
    const fitting = typed({ ...changed, 'pt:right:hero/headline': 'yes' });
    expect(stateIn(fitting, translated, 'pt')).toBe('fine');
    expect(translationsOf(fitting, both)).toEqual({ pt: { 'hero.headline': 'Entre' } });
  });

  test('is missing only where the original is the owner’s own', () => {
    expect(stateIn(draftsOf(both), ofOurs, 'pt')).toBe('fine');
    expect(stateIn(typed({ 'hero/button': 'Book now' }), ofOurs, 'pt')).toBe('missing');
  });

  test('shows at its field what the server says about it', () => {
    expect(nameOfError('words.pt.hero.headline')).toBe('pt:hero/headline');
    expect(nameOfError('hero.headline')).toBe('hero/headline');
  });
});
