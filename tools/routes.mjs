// Writes docs/routes.md from the controllers: each route, its handler, and who may call it.
import { writeFileSync } from 'node:fs';
import { ROUTES_FILE, routesPage } from './structure/routes.mjs';
import { readSources } from './structure/sources.mjs';

writeFileSync(ROUTES_FILE, routesPage(readSources('.', 'api')));
