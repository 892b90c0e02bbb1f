import { backup } from './backup.verb.js';
import { doctor } from './doctor.verb.js';
import { exportSalon } from './export.verb.js';
import { importSalon } from './import.verb.js';
import { media } from './media.verb.js';
import { restore } from './restore.verb.js';
import { unlock } from './unlock.verb.js';
import type { Verb } from './verb.js';
import { verify } from './verify.verb.js';
import { version } from './version.verb.js';

/** All verbs in alphabetical order. */
export const verbs: readonly Verb[] = [
  backup,
  doctor,
  exportSalon,
  importSalon,
  media,
  restore,
  unlock,
  verify,
  version,
];
