import path from 'node:path';

const LINUX = [
  // Draws no window, and is therefore faster.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** A snap may write only in its own folders, and not where the driver keeps the browser's profile. */
const isSnap = (folder) => folder.startsWith('/snap/');

/** The places where systems install browsers, the preferred one first. */
function installedPaths({ platform, env }) {
  switch (platform) {
    case 'darwin':
      return MAC.flatMap((name) =>
        ['', env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
      );
    case 'win32': {
      const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
      return WINDOWS.flatMap((name) => folders.map((folder) => path.win32.join(folder, name)));
    }
    default: {
      const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '' && !isSnap(folder));
      return LINUX.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
    }
  }
}

/**
 * Finds the browser to drive: the one that `CHROMIUM` names, else an installed Chrome, Chromium or Edge, else
 * the Chromium that npm has installed.
 * @param {{ platform: string; arch: string; env: Record<string, string | undefined>; exists: (file: string) => boolean }} machine
 * @returns {{ kind: 'installed'; executablePath: string } | { kind: 'npm' }}
 */
export function findBrowser({ platform, arch, env, exists }) {
  if (env.CHROMIUM) {
    if (!exists(env.CHROMIUM)) throw new Error(`CHROMIUM names ${env.CHROMIUM}, where there is no file.`);
    return { kind: 'installed', executablePath: env.CHROMIUM };
  }
  const installed = installedPaths({ platform, env }).find(exists);
  if (installed !== undefined) return { kind: 'installed', executablePath: installed };
  if (platform === 'linux' && arch === 'x64') return { kind: 'npm' };
  throw new Error(
    `No browser found. Install Chrome, Chromium or Edge, or set CHROMIUM to the path of one: ` +
      `the Chromium that npm installs runs on Linux on x64 only, and this is ${platform} on ${arch}.`,
  );
}
