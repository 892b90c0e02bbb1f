import type { Check } from './check.js';

const LOCAL = /^(localhost|127\.[0-9.]+|\[::1\])$|\.localhost$/;

export const addressCheck: Check = {
  id: 'address',
  title: 'Address',
  asks: 'elsewhere',
  examine: ({ env }) => {
    const { protocol, hostname } = new URL(env.publicUrl);
    return Promise.resolve(
      verdictOn({ isSafe: protocol === 'https:', isLocal: LOCAL.test(hostname) }, env.trustProxy),
    );
  },
};

function verdictOn({ isSafe, isLocal }: { isSafe: boolean; isLocal: boolean }, trustProxy: number) {
  if (!isSafe && !isLocal) {
    return {
      verdict: 'fail' as const,
      says: 'Visitors reach the salon without https: whoever is between can read passwords.',
      advice: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
    };
  }
  if (isSafe && trustProxy === 0) {
    return {
      verdict: 'warn' as const,
      says: 'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY is 0: all visitors share its limits.',
      advice: 'Set TRUST_PROXY to the number of proxies, usually 1.',
    };
  }
  if (!isSafe)
    return {
      verdict: 'ok' as const,
      says: 'The salon is reached on this machine only, which needs no https.',
    };
  return { verdict: 'ok' as const, says: 'Visitors reach the salon by https.' };
}
