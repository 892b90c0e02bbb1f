// Writes docs/ports.md: each port, what it is for, and which classes provide it.
import { writeFileSync } from 'node:fs';
import { PORTS_FILE, portsPage } from './structure/ports.mjs';
import { readSources } from './structure/sources.mjs';

writeFileSync(PORTS_FILE, portsPage(readSources('.', 'api')));
