import { foreignIn } from './plain-english.mjs';

const KINDS = ['words', 'comment', 'document', 'subject'] as const;

const OFFENDERS: [words: string, text: string][] = [
  ['meanwhile', 'It was sold meanwhile.'],
  ['stands in', 'The total stands in the last row.'],
  ['stands on', 'The total stands on the receipt.'],
  ['stand behind', 'The rows that stand behind it.'],
  ['is none', 'Null if there is none.'],
  ['so many', 'Waits so many seconds.'],
  ['of the team', 'A person of the team.'],
  ['too', 'Add-ons count, too.'],
  ['Somebody', 'Somebody reads it.'],
  ['nobody', 'It is for nobody.'],
  ['everybody', 'It is for everybody.'],
  ['e-mail', 'Sends an e-mail.'],
  ['logins', 'Counts failed logins.'],
  ['anew', 'The page is loaded anew.'],
  ['by itself', 'The salon closes by itself.'],
  ['by themselves', 'Blocks end by themselves.'],
  ['in turns', 'Both are asked in turns.'],
  ['the own', 'Deletes the own account.'],
  ['ends the start', 'A wrong key ends the start.'],
  ['what a visit comes to', 'Says what a visit comes to.'],
];

const wordsIn = (text: string, kind: string) =>
  foreignIn(text, kind).map((fault) => /“(.*?)”/.exec(fault)?.[1]);

describe.each(KINDS)('in %s', (kind) => {
  test.each(OFFENDERS)('“%s” is refused', (words, text) => {
    expect(wordsIn(text, kind)).toEqual([words]);
  });

  test.each([
    ['a name in code', 'It is kept in `login-records`, like login-codes and /login.'],
    ['a quotation', 'The specification says “Forget password, too”.'],
    ['a consequence', 'There are so many rows that an index pays.'],
    ['the team page', 'In the order of the team page.'],
    ['a turn', 'Each salon is asked in turn.'],
    ['an owner', 'It is the owner’s own text.'],
  ])('%s is not', (_, text) => {
    expect(foreignIn(text, kind)).toEqual([]);
  });
});

test.each([
  ['words', '“ %” → % without a space', 'Includes {percent} % of tax.'],
  ['comment', '“whoever” → the person who, “anyone who”', 'Shown to whoever pays.'],
  ['document', '“Whoever” → the person who, “anyone who”', 'Whoever logs in sees it.'],
])('a fault of %s names its replacement: %s', (kind, fault, text) => {
  expect(foreignIn(text, kind)).toEqual([fault]);
});

test('a percentage has no space before its sign, and clients may take whoever is free', () => {
  expect(foreignIn('Take {percent}% off with whoever is free.', 'words')).toEqual([]);
});

test.each([
  ['What the client has paid is kept.', 'comment'],
  ['Whether the till is on.', 'comment'],
  [`${'word '.repeat(31).trim()}.`, 'document'],
])('“%s” is refused only in a %s', (text, kind) => {
  expect(KINDS.filter((one) => foreignIn(text, one).length > 0)).toEqual([kind]);
});
