import { finding } from '../../common/words/finding.js';
import type { Env } from '../../config/env.js';
import type { Check, Finding } from './check.js';

const LOCAL = /^(localhost|127\.[0-9.]+|\[::1\])$|\.localhost$/;

export const addressCheck: Check = {
  id: 'address',
  title: finding('title.address'),
  asks: 'elsewhere',
  examine: ({ env }) => {
    const { protocol, hostname } = new URL(env.publicUrl);
    return Promise.resolve(
      verdictOn({ isSafe: protocol === 'https:', isLocal: LOCAL.test(hostname) }, env.trustProxy),
    );
  },
};

/**
 * The same check for the reader of the page, whose browser shows the salon's actual address. Null if that is
 * PUBLIC_URL. Without a trusted proxy only the host is known, and not if visitors use HTTPS.
 *
 * @param origin such as https://salon.example
 */
export function otherAddress(origin: string, { publicUrl, trustProxy }: Env): Finding | null {
  if (!URL.canParse(origin)) return null;
  const seen = new URL(origin);
  const set = new URL(publicUrl);
  if (LOCAL.test(seen.hostname) || seen.origin === set.origin) return null;
  if (trustProxy === 0) {
    if (seen.hostname === set.hostname) return null;
    return {
      verdict: 'warn',
      says: [finding('addressAsked', { seen: seen.host, set: set.origin })],
      advice: finding('addressAskedDo'),
    };
  }
  return {
    verdict: seen.protocol === 'https:' && set.protocol !== 'https:' ? 'fail' : 'warn',
    says: [finding('addressOther', { seen: seen.origin, set: set.origin })],
    advice: finding('addressOtherDo', { seen: seen.origin }),
  };
}

function verdictOn({ isSafe, isLocal }: { isSafe: boolean; isLocal: boolean }, trustProxy: number): Finding {
  if (!isSafe && !isLocal) {
    return {
      verdict: 'fail',
      says: [finding('addressUnsafe')],
      advice: finding('addressUnsafeDo'),
    };
  }
  if (isSafe && trustProxy === 0) {
    return {
      verdict: 'warn',
      says: [finding('addressNoTrust')],
      advice: finding('addressNoTrustDo'),
    };
  }
  if (!isSafe)
    return {
      verdict: 'ok',
      says: [finding('addressLocal')],
    };
  return { verdict: 'ok', says: [finding('addressSafe')] };
}
