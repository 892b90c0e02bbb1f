import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { featureGroups, groups, sharedLayer } from './boundaries.mjs';
import { machineDate } from './tools/lint/machine-date.mjs';
import { rawSql } from './tools/lint/raw-sql.mjs';
import { spokenEnglish } from './tools/lint/spoken-english.mjs';

const serverParts = ['domain', 'pure', 'module'];
const webParts = ['web-root', 'page', 'feature', 'web-api', 'kit', 'web-words'];
const may = (from, to) => ({ from: { element: from }, allow: { to: { element: to } } });

/** Packages: anyone but the pure parts (their specs may use a test library). */
const packages = [
  {
    from: { element: { types: { anyOf: ['module', 'group', 'words', ...webParts] } } },
    allow: { to: { module: { origin: ['external', 'core'] } } },
  },
  { from: { file: { categories: 'spec' } }, allow: { to: { module: { origin: 'external' } } } },
];

const onTheServer = [
  ...packages,
  // Anybody on the server may say something.
  may({ types: { anyOf: ['words', ...serverParts] } }, { type: 'words' }),
  // The pure parts know only themselves, time, text, words and money; a module knows those it names (boundaries.mjs).
  may({ type: 'pure' }, { type: 'pure' }),
  may({ type: 'domain' }, { type: 'pure' }),
  may({ type: 'domain' }, { type: 'domain', captured: { module: '{{ from.element.captured.module }}' } }),
  may({ type: 'module' }, { type: 'pure' }),
  {
    from: { file: { categories: 'controller' } },
    disallow: { to: { file: { categories: 'repository' } } },
  },
  {
    from: { element: { type: 'module' } },
    disallow: {
      to: {
        element: { type: 'module', captured: { module: '!{{ from.element.captured.module }}' } },
        file: { categories: 'repository' },
      },
    },
  },
];

const inTheWebApp = [
  ...packages,
  // Anybody in the web app may say something, too.
  may({ types: { anyOf: webParts } }, { type: 'web-words' }),
  // One direction; a feature knows those it names (boundaries.mjs).
  may({ type: 'web-root' }, { types: { anyOf: webParts } }),
  may({ type: 'page' }, { types: { anyOf: ['page', 'feature', 'web-api', 'kit'] } }),
  may({ type: 'feature' }, { types: { anyOf: ['web-api', 'kit'] } }),
  may({ type: 'web-api' }, { type: 'web-api' }),
  may({ type: 'kit' }, { type: 'kit' }),
  // The kit says why an answer is missing.
  {
    from: { element: { type: 'kit' } },
    allow: { to: { element: { type: 'web-api' }, file: { categories: 'problem' } } },
  },
  // The spec of a form hook draws the form with the fields of the kit.
  {
    from: { element: { type: 'web-api' }, file: { categories: 'spec' } },
    allow: { to: { element: { type: 'kit' } } },
  },
  // A spec may compare what the page writes with what the server writes in emails.
  {
    from: { element: { type: 'kit' }, file: { categories: 'spec' } },
    allow: { to: { element: { type: 'pure' } } },
  },
];

const boundary = (policies) => ({
  'boundaries/dependencies': [
    'error',
    { default: 'disallow', checkAllOrigins: true, checkInternals: true, policies },
  ],
});

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
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // DTO and service classes are needed at run time by decorators, so the inferred type-only import would break them.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-syntax': ['error', defaultExport, ...plainValues],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', defaultExport, ...plainValues, ...leftAndRight, ...optionValues],
    },
  },
  { files: ['web/src/pages/**/*.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    // What people read stands in the catalogues.
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
  // Each import is compared with every policy of a rule, so the policies of a group are in a rule for its files alone.
  { files: ['api/**/*.ts'], rules: boundary(onTheServer) },
  { files: ['web/src/**/*.{ts,tsx}'], rules: boundary(inTheWebApp) },
  ...sharedLayer.map((module) => ({
    files: [`api/${module}/**/*.ts`],
    rules: boundary([
      may(
        { type: 'module', captured: { module } },
        { types: { anyOf: ['module', 'pure'] }, captured: { module: sharedLayer } },
      ),
      ...onTheServer,
    ]),
  })),
  ...Object.entries(groups).map(([group, { uses, modules }]) => ({
    files: [`api/${group}/**/*.ts`],
    rules: boundary([
      may({ type: 'module' }, { types: { anyOf: serverParts }, captured: { module: sharedLayer } }),
      may({ type: 'module' }, { types: { anyOf: serverParts }, captured: { group: uses } }),
      ...Object.entries(modules).map(([module, { imports }]) =>
        may(
          { type: 'module', captured: { module } },
          { types: { anyOf: serverParts }, captured: { group, module: [module, ...imports] } },
        ),
      ),
      // The module of the group imports those in it.
      may({ type: 'group' }, { type: 'module', captured: { group } }),
      ...onTheServer,
    ]),
  })),
  ...Object.entries(featureGroups).map(([group, { uses, modules }]) => ({
    files: [`web/src/features/${group}/**/*.{ts,tsx}`],
    rules: boundary([
      may({ type: 'feature' }, { type: 'feature', captured: { group: uses } }),
      ...Object.entries(modules).map(([noun, { imports }]) =>
        may(
          { type: 'feature', captured: { noun } },
          { type: 'feature', captured: { group, noun: [noun, ...imports] } },
        ),
      ),
      ...inTheWebApp,
    ]),
  })),
);
