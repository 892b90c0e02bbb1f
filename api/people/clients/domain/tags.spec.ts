import { joinTags } from './tags.js';

test('tags that differ in capitals are one, in the spelling that came first', () => {
  expect(joinTags('VIP', 'bride', 'vip', 'Österreich', 'ÖSTERREICH')).toEqual(['VIP', 'bride', 'Österreich']);
});
