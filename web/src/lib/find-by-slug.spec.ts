import { findBySlug } from './find-by-slug';

const services = [{ slug: 'facial-00000000' }, { slug: 'balayage-gloss-8c0f3c9e' }];

test.each(['balayage-gloss-8c0f3c9e', 'lights-8c0f3c9e'])('the page %s is that of the service', (slug) => {
  expect(findBySlug(services, slug)).toBe(services[1]);
});

test.each(['', 'balayage-gloss', 'facial'])('the page %j belongs to no service', (slug) => {
  expect(findBySlug(services, slug)).toBeUndefined();
});
