/** Refused in every text, each with its replacement. */
const ANYWHERE = [
  [/\bmeanwhile\b/i, 'in the meantime, just now'],
  [/\bstands? (?:in|on|behind)\b(?! for)/i, 'is in, is on, is behind'],
  [/\bis none\b/i, 'isn’t one, without one'],
  // "So many that …" is plain English.
  [/\bso many\b(?![^.;]*\bthat\b)/i, 'N, this many'],
  [/\bof the team\b(?!’s|'s| (?:member|page|week))/i, 'on the team, team member'],
  [/, too(?=[.;!?)”]|$)/i, 'also (before the verb), as well'],
  [/\b(?:some|no|every)body\b/i, 'someone, no one, everyone'],
  [/\be-mails?\b/i, 'email'],
  // Names in code, such as `login-records` and /login, keep their spelling, and so does the spec's label Login.
  [/(?<![\w/.@#-])logins?(?![\w/(-]|\.\w)/, 'log-in (noun), log in (verb)'],
  [/\banew\b/i, 'again, afresh'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/\bin turns\b/i, 'in turn, alternately'],
  [/\bthe own\b/i, 'one’s own, their own'],
  [/\bends? the start\b/i, 'the app exits'],
  [/\bwhat (?:\w+ ){1,3}comes? to\b/i, 'the total, the result'],
];

/** Refused only in texts of this kind. */
const ONLY_IN = {
  words: [[/(?<=[\d}]) %/, '% without a space']],
  comment: [[/\bwhoever\b/i, 'the person who, “anyone who”']],
  document: [[/\bwhoever\b/i, 'the person who, “anyone who”']],
  subject: [],
};

/** Refused at the beginning of a sentence in comments: clauses that stand for a noun. */
const BEGINNINGS = [
  [/^Whether\b/, '“True if”'],
  [/^What\b[^?]*\b(?:is|are|was|were)\b[^?]*$/, 'the noun itself'],
];

/** More words than this make a sentence of a document hard to follow. */
const MAX_WORDS = 30;

/** Names in code and quotations, such as those of the specification, keep their words. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"\n]*"|\]\([^)]*\)/g;

/** Colons and semicolons give a reader room to breathe as well. */
const SENTENCE_END = /(?<=[.!?:;][)”*_…]*) /;

/** Finds what a native editor would not leave alone, as a list of “words” → replacement. `kind` is words, comment, document or subject. */
export function foreignIn(text, kind) {
  const plain = text.replace(QUOTED, (quoted) => (quoted.startsWith('](') ? ']' : '…')).replace(/\s+/g, ' ');
  const faults = [];
  for (const [pattern, instead] of [...ANYWHERE, ...ONLY_IN[kind]]) {
    const found = pattern.exec(plain);
    if (found) faults.push(`“${found[0].replace(/^, /, '')}” → ${instead}`);
  }
  for (const sentence of plain.split(SENTENCE_END)) {
    if (kind === 'comment')
      for (const [pattern, instead] of BEGINNINGS)
        if (pattern.test(sentence.trim())) faults.push(`“${sentence.trim().slice(0, 40)}” → ${instead}`);
    const words = sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word));
    if (kind === 'document' && words.length > MAX_WORDS)
      faults.push(
        `“${sentence.trim().slice(0, 40)}…” has ${words.length} words, and ${MAX_WORDS} are the most`,
      );
  }
  return faults;
}
