import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The variables of the process, plus those of a `.env` file in this folder if there is one. The former take
 * precedence.
 */
export function readEnvironment(folder: string): Record<string, string | undefined> {
  let text = '';
  try {
    text = readFileSync(path.join(folder, '.env'), 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return { ...parseEnv(text), ...process.env };
}
