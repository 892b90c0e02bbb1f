import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const HERE = path.dirname(fileURLToPath(import.meta.url));
// A copy of the project may only link to it, and be gone when the browser starts again.
const NODE_MODULES = realpathSync(path.resolve(HERE, '../../node_modules'));

const ARABIC = path.join(NODE_MODULES, '@expo-google-fonts/noto-sans-arabic/400Regular');

/** Only the bundled fonts and one for Arabic, so that pages look the same on every machine. */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>${ARABIC}</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the Chromium of the package `@sparticuz/chromium` once, with the shared libraries and fonts that a bare system
 * lacks, and says how to start it.
 *
 * @returns {Promise<{ executablePath: string; env: Record<string, string> }>}
 */
export async function npmChromium() {
  const manifest = readFileSync(path.join(NODE_MODULES, '@sparticuz/chromium/package.json'), 'utf8');
  const caches = path.join(NODE_MODULES, '.cache');
  const folder = path.join(caches, `chromium-${JSON.parse(manifest).version}-arabic`);
  if (!existsSync(folder)) await unpackInto(folder, caches);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Several test processes may run this at once: each unpacks into a separate folder, and the first to finish renames
 * its own.
 */
async function unpackInto(folder, caches) {
  mkdirSync(caches, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into the system's temporary folder, and adds its libraries only if it believes to be on
    // Lambda. A separate process hides both from all other code.
    await promisify(execFile)(process.execPath, [path.join(HERE, 'unpack.mjs')], {
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    writeFileSync(path.join(draft, 'fonts.conf'), fontsConfiguration(folder));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
