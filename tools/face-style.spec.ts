import { faceStyle as onTheServer } from '../api/salon/face/domain/face-style.js';
import { tonesOf } from '../api/salon/face/domain/tones.js';
import { faceStyle as inTheApp } from '../web/src/lib/face-style.js';

const logo = { _id: 'a', light: '/logos/a-light-1.png', night: '/logos/a-night-1.png', width: 2, height: 1 };

test.each([
  ['nothing of its own', { tones: null, logo: null }],
  ['a colour', { tones: tonesOf('#ffe45c'), logo: null }],
  ['a logo', { tones: null, logo }],
  ['both', { tones: tonesOf('#0b4f3c'), logo }],
])('the server and the web app give pages the same look of a salon with %s', (_, face) => {
  expect(inTheApp(face)).toBe(onTheServer(face));
});

test('a salon with nothing of its own has an empty sheet, and tones come with their theme', () => {
  expect(onTheServer({ tones: null, logo: null })).toBe('');
  expect(onTheServer({ tones: tonesOf('#0b4f3c'), logo: null })).toMatch(
    /^:root:root\{--accent:#0b4f3c;.*\}@media screen\{:root\[data-theme=night\]\{--accent:#/,
  );
});
