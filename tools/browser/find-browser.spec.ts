import { findBrowser } from './find-browser.mjs';

const CHROME = '/usr/bin/google-chrome';
const CHROMIUM = '/usr/local/bin/chromium';
const EDGE = '/usr/bin/microsoft-edge';
const HEADLESS = '/usr/bin/chromium-headless-shell';

interface Machine {
  platform?: string;
  arch?: string;
  env?: Record<string, string>;
  files?: string[];
}

const found = ({ platform = 'linux', arch = 'x64', env = {}, files = [] }: Machine) =>
  findBrowser({
    platform,
    arch,
    env: { PATH: '/snap/bin:/usr/local/bin:/usr/bin', ...env },
    exists: (file) => files.includes(file),
  });

const installed = (executablePath: string) => ({ kind: 'installed', executablePath });

describe('the browser that drives the salon’s pages', () => {
  test('is the one that CHROMIUM names, whatever else is installed', () => {
    const browser = found({ env: { CHROMIUM: '/opt/mine/chrome' }, files: ['/opt/mine/chrome', CHROME] });

    expect(browser).toEqual(installed('/opt/mine/chrome'));
  });

  test('is asked for again when CHROMIUM names no file', () => {
    expect(() => found({ env: { CHROMIUM: '/opt/mine/chrome' }, files: [CHROME] })).toThrow(
      'CHROMIUM names /opt/mine/chrome, where there is no file.',
    );
  });

  test('is one that draws no window when there is one', () => {
    expect(found({ files: [CHROME, HEADLESS] })).toEqual(installed(HEADLESS));
  });

  test('is Chrome before Chromium before Edge when several are installed', () => {
    expect(found({ files: [EDGE, CHROMIUM, CHROME] })).toEqual(installed(CHROME));
    expect(found({ files: [EDGE, CHROMIUM] })).toEqual(installed(CHROMIUM));
    expect(found({ files: [EDGE] })).toEqual(installed(EDGE));
  });

  test('is never a snap, which may not write into the folders that it is given', () => {
    expect(found({ files: ['/snap/bin/chromium'] })).toEqual({ kind: 'npm' });
  });

  test('comes from npm where none is installed', () => {
    expect(found({})).toEqual({ kind: 'npm' });
  });

  test('is found among the applications of a Mac, those of the machine before those of one user', () => {
    const chrome = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const edge = 'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
    const mac = { platform: 'darwin', arch: 'arm64', env: { HOME: '/Users/vera' } };

    expect(found({ ...mac, files: [`/${edge}`, `/Users/vera/${chrome}`] })).toEqual(
      installed(`/Users/vera/${chrome}`),
    );
    expect(found({ ...mac, files: [`/${chrome}`, `/Users/vera/${chrome}`] })).toEqual(
      installed(`/${chrome}`),
    );
  });

  test('is found among the programs of Windows, which always has Edge', () => {
    const windows = {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    };
    const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';

    expect(found({ ...windows, files: [edge, chrome] })).toEqual(installed(chrome));
    expect(found({ ...windows, files: [edge] })).toEqual(installed(edge));
  });

  test.each([
    { platform: 'darwin', arch: 'arm64' },
    { platform: 'linux', arch: 'arm64' },
    { platform: 'win32', arch: 'x64' },
  ])('has to be installed first on $platform on $arch, where that of npm does not run', (machine) => {
    expect(() => found(machine)).toThrow('No browser found. Install Chrome, Chromium or Edge');
  });
});
