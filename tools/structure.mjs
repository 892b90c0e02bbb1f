// Checks what lint cannot: who touches which table, edges and reads of boundaries.mjs that no code needs, circles between
// files, statements that name no columns, the numbers of migrations and what they take away, classes named unlike their
// file or with more than nine dependencies, modules that are too large or missing from the maps, a stale docs/routes.md,
// decisions without a row in their index, documents and commit subjects in foreign English, styles with a breakpoint or a layer of their own, tests outside the folder of
// their module, and long files. `--root` names another copy of the project, where the tests plant mistakes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { circles } from './structure/circles.mjs';
import { classNames } from './structure/class-names.mjs';
import { foreignSubjects } from './structure/commits.mjs';
import { crowdedConstructors } from './structure/constructors.mjs';
import { unlistedDecisions } from './structure/decisions.mjs';
import { foreignDocuments } from './structure/documents.mjs';
import { crowdedModules, mapMistakes, unlistedFolders, unusedEdges } from './structure/groups.mjs';
import { longFiles } from './structure/long-files.mjs';
import { migrationKinds } from './structure/migration-kinds.mjs';
import { fallingMigrations } from './structure/migrations.mjs';
import { staleRoutes } from './structure/routes.mjs';
import { portMistakes } from './structure/ports.mjs';
import { readSources } from './structure/sources.mjs';
import { starStatements } from './structure/statements.mjs';
import { styleValues } from './structure/style-values.mjs';
import { foreignTables } from './structure/tables.mjs';
import { misplacedTests } from './structure/tests.mjs';

const flag = process.argv.indexOf('--root');
const root = path.resolve(flag < 0 ? '.' : (process.argv[flag + 1] ?? '.'));
const boundaries = await import(pathToFileURL(path.join(root, 'boundaries.mjs')).href);

const server = readSources(root, 'api');
const web = readSources(root, 'web/src');
const tests = readSources(root, 'test');

const mistakes = [
  ...foreignTables(server, boundaries),
  ...circles(server),
  ...circles(web),
  ...starStatements(server),
  ...fallingMigrations(root, server),
  ...migrationKinds(server),
  ...classNames(server),
  ...crowdedConstructors(server),
  ...unlistedFolders(boundaries, server, web),
  ...unusedEdges(boundaries, server, web),
  ...crowdedModules(boundaries, server, web),
  ...mapMistakes(root, boundaries),
  ...staleRoutes(root, server),
  ...portMistakes(root, server),
  ...unlistedDecisions(root),
  ...foreignDocuments(root),
  ...foreignSubjects(root),
  ...styleValues(web),
  ...misplacedTests(boundaries, tests),
  ...longFiles([...server, ...web, ...tests]),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the structure.`);
  process.exitCode = 1;
}
