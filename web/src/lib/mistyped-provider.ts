/**
 * The ten largest providers whose addresses end in .com. Those with `countries` also have domains such as yahoo.fr and
 * hotmail.co.uk.
 */
const providers = [
  { name: 'gmail' },
  { name: 'icloud' },
  { name: 'yahoo', countries: true },
  { name: 'outlook', countries: true },
  { name: 'hotmail', countries: true },
  { name: 'live', countries: true },
  { name: 'msn' },
  { name: 'aol' },
  { name: 'gmx' },
  { name: 'protonmail' },
];
/** Other real domains that differ from a provider's by one letter. */
const others = ['mail', 'email', 'ymail', 'cloud'];
/** With shorter names, one letter leads to another company: live.com and love.com. */
const SHORTEST_MISSPELT = 5;

/**
 * True if the texts are equal except for at most one letter: added, missing, changed, or swapped with its neighbour.
 */
function isOneSlipAtMost(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same++;
  const rest = typed.slice(same);
  const wanted = meant.slice(same);
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/**
 * The probably intended address if its domain is a typo of a large provider's ("anna@gmial.com", "anna@gmail.con");
 * otherwise null. It is a guess: offer it, and never refuse the input. Libraries for this, such as mailcheck, are old
 * and larger than this file.
 */
export function correctedAddress(typed: string): string | null {
  const [, mailbox, domain = ''] = /^\s*([^\s@]+@)([^\s@]+)\s*$/.exec(typed) ?? [];
  const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(domain.toLowerCase()) ?? [];
  const isMisspelt = !providers.some((provider) => provider.name === name);
  const meant = providers.find((provider) =>
    isMisspelt
      ? provider.name.length >= SHORTEST_MISSPELT && isOneSlipAtMost(name, provider.name)
      : provider.name === name,
  );
  if (!mailbox || !meant || others.includes(name)) return null;
  const meantEnding = isOneSlipAtMost(ending, 'com') ? 'com' : ending;
  const isCountry = meant.countries && /^(com?\.)?[a-z]{2}$/.test(ending);
  const isLikely = isMisspelt ? meantEnding === 'com' || isCountry : meantEnding !== ending;
  return isLikely ? `${mailbox}${meant.name}.${meantEnding}` : null;
}
