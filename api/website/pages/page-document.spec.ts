import { gunzipSync } from 'node:zlib';
import { PageDocument } from './page-document.js';

const MARK = 'a mark';
const HTML = `<meta nonce="${MARK}"><style nonce="${MARK}">p{}</style>${'Größe, 尺寸 '.repeat(20_000)}`;

test.each([
  ['with the nonce in several places', HTML],
  ['that begins and ends with it', `${MARK}between${MARK}`],
  ['without one', 'Nothing to see'],
])('a packed page %s is the page', (_, html) => {
  const page = new PageDocument(html, MARK);

  for (const nonce of ['first+nonce/of/somebod==', 'another+nonce/of/one====']) {
    const text = html.replaceAll(MARK, nonce);
    expect(Buffer.concat(page.write(nonce)).toString()).toBe(text);
    expect(gunzipSync(Buffer.concat(page.writePacked(nonce))).toString()).toBe(text);
  }
});

test('a long page is packed', () => {
  const page = new PageDocument(HTML, MARK);

  expect(Buffer.concat(page.writePacked('nonce')).length).toBeLessThan(HTML.length / 20);
});
