import { DataSource } from 'typeorm';
import { type ConnectionFacts, examineConnection, isShared } from '../database/pooler.js';
import { typeormOptions } from '../database/typeorm.options.js';
import type { Check, Surroundings } from './check.js';

export const sessionSettingsCheck: Check = {
  id: 'session-settings',
  title: 'Connection to the database',
  asks: 'database',
  examine: async (at) => {
    const { pooling, lost } = await lookAtConnection(at);
    if (isShared(pooling)) {
      return {
        verdict: 'fail',
        says: `A pooler gives each ${pooling} another connection to PostgreSQL.`,
        advice: 'Let it pool by session: time-outs and prepared statements get mixed up.',
      };
    }
    if (lost.length > 0) {
      return {
        verdict: 'fail',
        says: `What our connections ask for does not reach PostgreSQL: ${lost.join(', ')}.`,
        advice: 'A pooler drops it, it seems: set DATABASE_POOLED=1.',
      };
    }
    if (pooling === 'none') return { verdict: 'ok', says: 'It is direct, and has its time-outs.' };
    if (at.env.databasePooled) {
      return { verdict: 'ok', says: 'A pooler keeps whole sessions, and they have their time-outs.' };
    }
    return {
      verdict: 'warn',
      says: 'A pooler stands between the app and PostgreSQL.',
      advice: 'The app has a pool of its own. If the other one is needed, set DATABASE_POOLED=1.',
    };
  },
};

/** A command knows a way past the pooler; the salon's visitors do not take it. */
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
