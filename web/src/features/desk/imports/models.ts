import type { AnswerOf } from '../../../api/use-api';

export type ListedImport = AnswerOf<'/imports'>[number];
export type ImportDetails = AnswerOf<'/imports/{id}'>;
export type ImportRowPage = AnswerOf<'/imports/{id}/rows'>;
export type ImportRow = ImportRowPage['items'][number];
export type ImportKind = NonNullable<ListedImport['kind']>;
export type Balances = NonNullable<ImportDetails['balances']>;
export type Visits = NonNullable<ImportDetails['visits']>;
export type ImportField = ImportDetails['mapping'][number]['field'];
export type Outcome = ImportRow['outcome'];
export type Decision = NonNullable<ImportRow['decision']>;

export type Problem = NonNullable<ImportRow['problem']>;

/** In the order in which they are shown. */
export const outcomes = ['needs-you', 'new', 'changed', 'matched', 'skipped'] as const satisfies Outcome[];

export const importKinds = [
  'clients',
  'services',
  'team',
  'products',
  'visits',
  'gift-cards',
] as const satisfies ImportKind[];

/** The case of a sentence for a kind or an outcome. */
export const caseOf = (word: string): string =>
  word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
