import { finding } from '../../common/words/finding.js';
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
