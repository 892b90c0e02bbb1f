import { words } from '../../../words/en/site-desk.gen';
import type { SiteText } from './models';
import { groupsOf, labelOf } from './text-groups';

const text = (key: string) => ({ key, text: '', default: '', longest: 40 }) as SiteText;

test('texts stand with their neighbours on the page, in the order of the site', () => {
  const groups = groupsOf(words, ['hero.headline', 'hero.intro', 'team.heading', 'hero.button'].map(text));

  expect(groups.map(({ id, texts }) => [id, texts.map(({ key }) => key)])).toEqual([
    ['hero', ['hero.headline', 'hero.intro', 'hero.button']],
    ['team', ['team.heading']],
  ]);
});

test('a text that a later version brings is not left out', () => {
  const [group] = groupsOf(words, [text('gift-cards.opening-line')]);

  expect([group?.title, group?.path]).toEqual(['Gift cards', '/']);
  expect(labelOf(words, 'gift-cards.opening-line')).toBe('Opening line');
});
