import type { SiteText } from './models';
import { changesOf, mistakeIn, reset, typed, undone, valueOf } from './text-drafts';

const headline: SiteText = { key: 'hero.headline', text: 'Come in', default: 'BEAUTY SALON', longest: 20 };
const button: SiteText = { key: 'hero.button', text: 'Book', default: 'Book', longest: 10 };
const texts = [headline, button];

describe('a text that the owner edits', () => {
  test('says what the site says until something is typed', () => {
    expect(valueOf({}, headline)).toBe('Come in');
    expect(valueOf(typed({}, headline, 'Hello'), headline)).toBe('Hello');
  });

  test('is no change when it is typed back', () => {
    expect(typed(typed({}, headline, 'Hello'), headline, 'Come in')).toEqual({});
  });

  test('goes back to its default, and back again', () => {
    const drafts = reset(typed({}, headline, 'Hello'), headline);

    expect(valueOf(drafts, headline)).toBe('BEAUTY SALON');
    expect(valueOf(undone(drafts, headline), headline)).toBe('Come in');
  });

  test('is sent trimmed and alone, and a default as no text of the salon’s own', () => {
    expect(changesOf(typed({}, headline, '  Hello '), texts)).toEqual({ 'hero.headline': 'Hello' });
    expect(changesOf(reset({}, headline), texts)).toEqual({ 'hero.headline': null });
    expect(changesOf(typed({}, button, ' Book '), texts)).toEqual({});
    expect(changesOf({ 'hero.gone': 'A text of an older version' }, texts)).toEqual({});
  });

  test('cannot be empty, nor longer than the page has room for', () => {
    expect(mistakeIn(typed({}, headline, ' \n '), headline)).toMatch(/Enter a text/);
    expect(mistakeIn(typed({}, headline, 'a'.repeat(21)), headline)).toMatch(/20 characters/);
    expect(mistakeIn(typed({}, headline, '💅'.repeat(20)), headline)).toBeNull();
  });
});
