import Bowser from 'bowser';

/** Longer ones are meant to be slow to parse. */
const MAX_LENGTH = 500;

/** For unknown browsers, the library would repeat any name that the request gives itself. */
const knownBrowsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));

/** Common names, where those are shorter. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};

const shortNameOf = (name: string | undefined) => name && (shortNames[name] ?? name);

/** A name for a session's browser, so that people recognise their devices. */
export const deviceOf = (userAgent: string): string => {
  if (userAgent === '') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const isKnown = browser.name !== undefined && knownBrowsers.has(browser.name);
  const program = isKnown ? shortNameOf(browser.name) : undefined;
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : shortNameOf(os.name);
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
};
