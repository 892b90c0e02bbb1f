import { findBySlug, freeSlug, serviceSlug, slugOf } from './slug.js';

describe('a title in an address', () => {
  test.each([
    ['Haircut & styling', 'haircut-styling'],
    ['  Coloração — très chère!  ', 'coloracao-tres-chere'],
    ['2-in-1', '2-in-1'],
    ['髪', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('%j becomes %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('a new category', () => {
  test('takes the first address that is free', () => {
    expect(freeSlug('Hair', 'category', new Set())).toBe('hair');
    expect(freeSlug('Hair', 'category', new Set(['hair', 'hair-2']))).toBe('hair-3');
    expect(freeSlug('髪', 'category', new Set(['category']))).toBe('category-2');
  });
});

describe('the page of a service', () => {
  const id = '8c0f3c9e-1111-4222-8333-444455556666';
  const services = [{ slug: 'facial-00000000' }, { slug: serviceSlug({ id, title: 'Balayage & gloss' }) }];

  test('is called by its title and the start of its id', () => {
    expect(serviceSlug({ id, title: 'Balayage & gloss' })).toBe('balayage-gloss-8c0f3c9e');
    expect(serviceSlug({ id, title: '髪' })).toBe('service-8c0f3c9e');
  });

  test.each(['balayage-gloss-8c0f3c9e', 'hand-painted-lights-8c0f3c9e', 'BALAYAGE-8C0F3C9E'])(
    'is found under %s, an earlier title too',
    (slug) => {
      expect(findBySlug(services, slug)).toBe(services[1]);
    },
  );

  test.each(['', 'balayage-gloss', 'balayage-gloss-8c0f3c9', 'facial'])('is not found under %j', (slug) => {
    expect(findBySlug(services, slug)).toBeUndefined();
  });
});
