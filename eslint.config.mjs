import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { featureGroups, groups, sharedLayer } from './boundaries.mjs';
import { machineDate } from './tools/lint/machine-date.mjs';
import { rawSql } from './tools/lint/raw-sql.mjs';
import { plainComments, spokenEnglish } from './tools/lint/spoken-english.mjs';

/** What a file may import, by the folder it is in. Every import is compared with each policy here, so there are few. */
const imports = (files, ...policies) => ({
  files,
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkAllOrigins: true, checkInternals: true, policies },
    ],
  },
});
const may = (...elements) => ({ allow: { to: elements.map((element) => ({ element })) } });
const packages = { allow: { to: { module: { origin: ['external', 'core'] } } } };
/** Pure parts import no package, but their specs may use a test library. */
const packagesInSpecs = {
  from: { file: { categories: 'spec' } },
  allow: { to: { module: { origin: 'external' } } },
};

const serverParts = { anyOf: ['domain', 'pure', 'module'] };
const pureAndWords = { types: { anyOf: ['pure', 'words'] } };
const noRepositoryInControllers = {
  from: { file: { categories: 'controller' } },
  disallow: { to: { file: { categories: 'repository' } } },
};
const noRepositoryOutside = (module) => ({
  disallow: {
    to: {
      element: { type: 'module', captured: { module: `!${module}` } },
      file: { categories: 'repository' },
    },
  },
});

/** @returns the rules for a module of the server, and for its domain, which knows only itself and the pure parts */
const importsOfModule = (folder, module, ...reachable) => [
  imports(
    [`${folder}/${module}/**/*.ts`],
    may(pureAndWords, ...reachable.map((captured) => ({ types: serverParts, captured }))),
    packages,
    noRepositoryInControllers,
    noRepositoryOutside(module),
  ),
  imports(
    [`${folder}/${module}/domain/**/*.ts`],
    may(pureAndWords, { type: 'domain', captured: { module } }),
    packagesInSpecs,
  ),
];

const importsOnTheServer = [
  ...sharedLayer.flatMap((module) => importsOfModule('api', module, { module: sharedLayer })),
  imports(['api/common/{time,text,words,money}/**/*.ts'], may(pureAndWords), packagesInSpecs),
  ...Object.entries(groups).flatMap(([group, { uses, modules }]) => [
    // The module of the group imports those in it.
    imports([`api/${group}/*.ts`], may({ type: 'module', captured: { group } }), packages),
    ...Object.entries(modules).flatMap(([module, { imports: named }]) =>
      importsOfModule(
        `api/${group}`,
        module,
        { module: sharedLayer },
        { group: uses },
        { group, module: [module, ...named] },
      ),
    ),
  ]),
];

const kitAndApi = { types: { anyOf: ['kit', 'web-api', 'web-words'] } };
/** The kit says why an answer is missing. */
const reasons = { allow: { to: { element: { type: 'web-api' }, file: { categories: 'problem' } } } };
const inSpecs = (element) => ({ from: { file: { categories: 'spec' } }, allow: { to: { element } } });

/** One direction: root, pages, features, then the kit and what asks the server. */
const importsInTheWebApp = [
  imports(
    ['web/src/app/**/*.{ts,tsx}'],
    may({ types: { anyOf: ['web-root', 'page', 'feature', 'web-api', 'kit', 'web-words'] } }),
    packages,
  ),
  imports(
    ['web/src/pages/**/*.{ts,tsx}'],
    may({ types: { anyOf: ['page', 'feature', 'web-api', 'kit', 'web-words'] } }),
    packages,
  ),
  ...Object.entries(featureGroups).flatMap(([group, { uses, modules }]) =>
    Object.entries(modules).map(([noun, { imports: named }]) =>
      imports(
        [`web/src/features/${group}/${noun}/**/*.{ts,tsx}`],
        may(
          kitAndApi,
          { type: 'feature', captured: { group: uses } },
          { type: 'feature', captured: { group, noun: [noun, ...named] } },
        ),
        packages,
      ),
    ),
  ),
  imports(
    ['web/src/api/**/*.{ts,tsx}'],
    may({ types: { anyOf: ['web-api', 'web-words'] } }),
    packages,
    // The spec of a form hook draws the form with the fields of the kit.
    inSpecs({ type: 'kit' }),
  ),
  imports(
    ['web/src/{ui,lib}/**/*.{ts,tsx}'],
    may({ types: { anyOf: ['kit', 'web-words'] } }),
    reasons,
    packages,
    // A spec may compare what the page writes with what the server writes in emails.
    inSpecs({ type: 'pure' }),
  ),
  imports(['web/src/words/**/*.{ts,tsx}'], may({ type: 'web-words' }), packages),
];

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only (pages excepted).',
};
const plainValues = [
  '[init.type="Literal"]:not([init.regex])',
  '[init.type="BinaryExpression"][init.left.type="Literal"][init.right.type="Literal"]',
].map((value) => ({
  selector: `:matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[a-z]/]${value}`,
  message: 'Write constants of plain values in UPPER_CASE.',
}));
const listsAndTables = [
  '[init.type=/^(Array|Object|ArrowFunction)Expression$/]',
  '[init.type=/^TS(As|Satisfies)Expression$/][init.expression.type=/^(Array|Object)Expression$/]',
  '[init.type="NewExpression"][init.callee.name=/^(Map|Set)$/]',
].map((value) => ({
  selector: `:matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/^[A-Z][A-Z0-9_]+$/]${value}`,
  message: 'Write lists, tables and functions in camelCase.',
}));
const endlessFolders = {
  selector: 'CallExpression[callee.name=/^mkdir(Sync)?$/] Property[key.name="recursive"]',
  message: 'Use makeFolder: below /proc, Node’s recursive way never ends.',
};
/** In a language read from right to left a page is its own mirror image, and so is every rule that says start and end. */
const IN_LOGICAL_WORDS = 'Say start and end (inset-inline-start, text-align: end), not left and right.';
const leftAndRight = [
  String.raw`TemplateElement[value.raw=/(^|[;{}\s])(left|right):|-(left|right)(-\w+)?:|(text-align|float): (left|right)/]`,
  // Four values are top, right, bottom and left.
  String.raw`TemplateElement[value.raw=/(margin|padding|inset): \S+ (\S+) \S+ (?!\2;)\S+;/]`,
  'JSXAttribute[name.name="style"] Property[key.name=/^(left|right|(margin|padding|border)(Left|Right))/]',
].map((selector) => ({ selector, message: IN_LOGICAL_WORDS }));

/** Without one, a form sends the text of the option, which the browser may have translated. */
const optionValues = [
  {
    selector: 'JSXOpeningElement[name.name="option"]:not(:has(JSXAttribute[name.name="value"]))',
    message: 'Give each <option> a value.',
  },
];

const { 'react-hooks/rules-of-hooks': rulesOfHooks, 'react-hooks/exhaustive-deps': exhaustiveDeps } =
  reactHooks.configs.recommended.rules;
/** For the others a whole React Compiler works through each file, which is a third of ESLint's time: they run at night. */
const rulesOfReact =
  process.env.TEST_LANE === 'nightly'
    ? reactHooks.configs.recommended.rules
    : { 'react-hooks/rules-of-hooks': rulesOfHooks, 'react-hooks/exhaustive-deps': exhaustiveDeps };

export default tseslint.config(
  { ignores: ['dist', 'data', '**/*.gen.ts', 'web/public'] },
  {
    files: ['{api,test,bench,tools}/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Oxlint looks for these, in a tenth of the time.
      '@typescript-eslint/no-unused-vars': 'off',
      // DTO and service classes are needed at run time by decorators, so the inferred type-only import would break them.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-syntax': ['error', defaultExport, ...plainValues],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        defaultExport,
        ...plainValues,
        ...listsAndTables,
        ...leftAndRight,
        ...optionValues,
      ],
    },
  },
  {
    // Migrations stay as they were released.
    files: ['api/**/*.ts'],
    ignores: ['api/database/migrations/**'],
    rules: {
      'no-restricted-syntax': ['error', defaultExport, ...plainValues, ...listsAndTables, endlessFolders],
    },
  },
  { files: ['web/src/pages/**/*.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['{api,bench,test,tools}/**/*.{mjs,ts}', 'web/{public,src}/**/*.{js,ts,tsx}'],
    ignores: ['**/*.gen.ts'],
    plugins: { comments: { rules: { plain: plainComments } } },
    rules: { 'comments/plain': 'error' },
  },
  {
    // Texts for people are in the catalogues.
    files: ['web/src/**/*.{ts,tsx}', 'api/**/*.problems.ts', 'api/mail/email-templates/**/*.ts'],
    ignores: ['**/*{.,-}spec.{ts,tsx}', '**/*.sample.ts', 'web/src/entry-server.tsx'],
    plugins: { words: { rules: { 'spoken-english': spokenEnglish } } },
    rules: { 'words/spoken-english': 'error' },
  },
  {
    // One typed way to ask: TypeORM's own infers whatever type the caller writes down.
    files: ['api/**/*.ts'],
    ignores: ['api/database/**'],
    plugins: { database: { rules: { 'raw-sql': rawSql } } },
    rules: { 'database/raw-sql': 'error' },
  },
  {
    // One rule for email addresses: class-validator's own accepts invisible characters.
    files: ['api/**/*.ts'],
    ignores: ['api/common/validation/email-address.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'class-validator',
          importNames: ['IsEmail', 'isEmail'],
          message: 'Use @EmailAddress() or isEmailAddress.',
        },
      ],
    },
  },
  {
    // One place reads the time, so that tests can hand in another.
    files: ['api/**/*.ts'],
    ignores: ['api/common/clock.ts', 'api/**/*.spec.ts', 'api/main.ts', 'api/database/embedded/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'Ask the Clock.' }],
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/support/today.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, ...plainValues, ...machineDate] },
  },
  {
    files: ['test/**/*.ts', '**/*{.,-}spec.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', { name: 'it', message: 'Write `test`: one word for one thing.' }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: rulesOfReact,
  },
  {
    files: ['api/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: ['./tsconfig.json', './web/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
      'boundaries/elements': [
        { type: 'pure', pattern: 'api/common/(time|text|words|money)' },
        { type: 'words', pattern: 'api/words' },
        { type: 'domain', pattern: 'api/*/*/domain', capture: ['group', 'module'] },
        { type: 'module', pattern: `api/(${sharedLayer.join('|')})`, capture: ['module'] },
        { type: 'module', pattern: 'api/*/*', capture: ['group', 'module'] },
        { type: 'group', pattern: 'api/*', capture: ['group'] },
        { type: 'page', pattern: 'web/src/pages' },
        { type: 'feature', pattern: 'web/src/features/*/*', capture: ['group', 'noun'] },
        { type: 'web-api', pattern: 'web/src/api' },
        { type: 'kit', pattern: 'web/src/(ui|lib)' },
        { type: 'web-words', pattern: 'web/src/words' },
        { type: 'web-root', pattern: 'web/src/app' },
      ],
      'boundaries/files': [
        { category: 'controller', pattern: '**/*.controller.ts' },
        { category: 'repository', pattern: '**/*.repository.ts' },
        { category: 'problem', pattern: 'web/src/api/(problem|use-sentence-of).ts' },
        { category: 'spec', pattern: '**/*{.,-}spec.{ts,tsx}' },
      ],
    },
  },
  ...importsOnTheServer,
  ...importsInTheWebApp,
);
