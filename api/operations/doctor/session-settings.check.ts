import { DataSource } from 'typeorm';
import { finding } from '../../common/words/finding.js';
import { type ConnectionFacts, examineConnection, isShared } from '../../database/pooler.js';
import { typeormOptions } from '../../database/typeorm.options.js';
import type { Check, Surroundings } from './check.js';

export const sessionSettingsCheck: Check = {
  id: 'session-settings',
  title: finding('title.session-settings'),
  asks: 'database',
  examine: async (at) => {
    const { pooling, lost } = await lookAtConnection(at);
    if (isShared(pooling)) {
      return {
        verdict: 'fail',
        says: [finding('poolerShares', { pooling })],
        advice: finding('poolerSharesDo'),
      };
    }
    if (lost.length > 0) {
      return {
        verdict: 'fail',
        says: [finding('settingsLost', { names: lost.join(', ') })],
        advice: finding('settingsLostDo'),
      };
    }
    if (pooling === 'none') return { verdict: 'ok', says: [finding('connectionDirect')] };
    if (at.env.databasePooled) {
      return { verdict: 'ok', says: [finding('poolerKeepsSessions')] };
    }
    return {
      verdict: 'warn',
      says: [finding('poolerBetween')],
      advice: finding('poolerBetweenDo'),
    };
  },
};

/** A command can bypass the pooler, but the salon's visitors don't. */
async function lookAtConnection({ source, env }: Surroundings): Promise<ConnectionFacts> {
  if (env.databaseUrl === null || env.databaseDirectUrl === null) return examineConnection(source);
  const address = { url: env.databaseUrl, isPooled: env.databasePooled };
  const visitors = await new DataSource(typeormOptions(address, 2)).initialize();
  try {
    return await examineConnection(visitors);
  } finally {
    await visitors.destroy();
  }
}
