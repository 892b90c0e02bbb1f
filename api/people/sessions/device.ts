import Bowser from 'bowser';

/** Longer ones are written to be slow to read, not to be understood. */
const MAX_LENGTH = 500;

/** Without a browser that it knows, the library repeats whatever name the request gave itself. */
const knownBrowsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/** What people call them, where that is shorter. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};

const shortNameOf = (name: string | undefined) => name && (shortNames[name] ?? name);

/** What to call the browser of a session, so that people know which of their devices it is. */
export const deviceOf = (userAgent: string): string => {
  if (userAgent === '') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const isKnown = browser.name !== undefined && knownBrowsers.has(browser.name);
  const program = isKnown ? shortNameOf(browser.name) : undefined;
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : shortNameOf(os.name);
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
};
