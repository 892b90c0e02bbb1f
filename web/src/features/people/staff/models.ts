import type { WordsChange } from '../../../lib/language-drafts';

/** The details of a team member. */
export interface Person {
  name: string;
  role: string;
  introduction: string;
  pictureId: string | null;
  /** Edits in other languages. */
  words?: WordsChange<'role' | 'introduction'>;
}
