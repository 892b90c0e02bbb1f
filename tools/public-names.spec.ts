import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `hero-night-0671a300-1200.avif`: what it is, the hash, and the width of one of several sizes. */
const NAME = /^(?<name>.+)-(?<hash>[0-9a-f]{8})(?<rest>(?:-\d+)?\.\w+)$/;
/**
 * Pictures of one subject share a hash in both themes and for narrow windows: the code inserts these words into the
 * name.
 */
const VARIANT = /-(?:light|night|mobile)(?=-|$)/g;
/** Used only by the server, which draws the share card with it. */
const NOT_SENT = new Set(['gilda-display-latin-400-normal.ttf']);

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const filesOf = (folder: string) => readdirSync(`web/public/${folder}`).filter((file) => !NOT_SENT.has(file));
const thingOf = (file: string) => (NAME.exec(file)?.groups?.['name'] ?? file).replaceAll(VARIANT, '');

/** Name of a file by the content of all files of its thing. */
function rightName(folder: string, file: string): string {
  const set = filesOf(folder).filter((other) => thingOf(other) === thingOf(file));
  const content = set.map((other) => digest(readFileSync(`web/public/${folder}/${other}`))).sort();
  const { name = file, rest = '' } = NAME.exec(file)?.groups ?? {};
  return `${name}-${digest(content.join('')).slice(0, 8)}${rest}`;
}

test.each(['pictures', 'fonts'])(
  'D-10: the names of the site’s %s change with their content, since browsers keep them for ever',
  (folder) => {
    const files = filesOf(folder);

    expect(files).toEqual(files.map((file) => rightName(folder, file)));
  },
);

test('D-10: no page names a picture or a font that is not there', () => {
  const sources = ['api/operations/demo', 'api/website/pages', 'web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const texts = [...sources.filter((file) => /(?<!spec)\.(?:tsx?|css)$/.test(file)), 'web/index.html'].map(
    (file) => readFileSync(file, 'utf8'),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\/(?:pictures|fonts)\/(?:[\w-]|\$\{[^}]+\})+\.\w+/g)].map(([url]) => url),
  );
  // The script before the first paint requests the picture that the front page then shows.
  const [hash = 'none'] =
    /(?<=theme \+ '-)[0-9a-f]{8}/.exec(readFileSync('web/public/theme.js', 'utf8')) ?? [];
  named.push(`/pictures/hero-\${theme}-${hash}-1200.avif`);
  const known = ['pictures', 'fonts'].flatMap((folder) =>
    filesOf(folder).map((file) => `/${folder}/${file}`),
  );
  const isKnown = (url: string) => {
    const shape = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[a-z-]*')}$`);
    return known.some((file) => shape.test(file));
  };

  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((url) => !isKnown(url))).toEqual([]);
});
