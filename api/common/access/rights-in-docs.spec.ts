import { readFileSync } from 'node:fs';
import path from 'node:path';
import { capabilities, type Capability, grants, type RoleAndGrants, reachOf } from './may.js';

const roles = ['stylist', 'reception'] as const;

/** The effects of grants on a right, such as "`move-others`: stylist all". */
const changesOf = (capability: Capability): string[] =>
  grants.flatMap((grant) =>
    roles.flatMap((role) => {
      const without: RoleAndGrants = { role, grants: [] };
      const reach = reachOf({ role, grants: [grant] }, capability);
      return reach === reachOf(without, capability) ? [] : [`\`${grant}\`: ${role} ${reach}`];
    }),
  );

const rowOf = (capability: Capability): string[] => [
  `\`${capability}\``,
  ...roles
    .map((role) => reachOf({ role, grants: [] }, capability))
    .map((reach) => (reach === 'none' ? '' : reach)),
  changesOf(capability).join(', '),
];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('the table of rights in docs/security.md is the one that the program asks', () => {
  const document = readFileSync(path.join(__dirname, '../../../docs/security.md'), 'utf8');
  const [, chapter = ''] = document.split('## Who may do what');
  const [text = ''] = chapter.split('\n## ');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));

  expect(rows.slice(2).map(cellsOf)).toEqual(capabilities.map(rowOf));
});
