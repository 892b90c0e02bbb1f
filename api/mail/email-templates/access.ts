import type { Grant } from '../../common/access/may.js';
import type { LettersWords } from '../../words/types.gen.js';
import type { Access } from './email-kinds.js';
import type { Letter } from './letter.js';

const nameOf = (grant: Grant, words: LettersWords): string =>
  ({
    'edit-hours': words.grantEditHours(),
    'see-contacts': words.grantSeeContacts(),
    'move-others': words.grantMoveOthers(),
    'read-only': words.grantReadOnly(),
  })[grant];

/** A person's rights beyond their role, if there are any. */
export function rightsRows(
  { grants = [], isSameRole = false }: Access,
  { words, list }: Pick<Letter, 'words' | 'list'>,
): { label: string; value: string }[] {
  if (grants.length === 0 && !isSameRole) return [];
  const names = grants.map((grant) => nameOf(grant, words));
  return [{ label: words.beyondRole(), value: names.length > 0 ? list(names) : words.nothingBeyondRole() }];
}
