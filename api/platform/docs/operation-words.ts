import { type Figure, limitOf, type LimitName, type MailboxLimit } from '../limits/limits.js';
import type { AskedForProof, FreshProofRule } from '../../common/access/fresh-proof.decorator.js';
import type { OperationFacts } from './operation-facts.js';
import { isOpenToAll } from './operation-security.js';

/** The boundary between two sentences. */
const NEXT_SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}\d`])|;\s+(?=\d{3} `)/u;

const periods: [number, string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
];

const periodOf = (seconds: number): string => {
  const [length, name] = periods.find(([one]) => seconds % one === 0) ?? [1, 'second'];
  const count = seconds / length;
  return count === 1 ? `a ${name}`.replace('a hour', 'an hour') : `in ${count} ${name}s`;
};

const figuresOf = (figures: Figure[] | undefined, whose: string): string[] =>
  (figures ?? []).map(({ most, perSeconds }) => `${most} ${periodOf(perSeconds)} ${whose}`);

const figuresOfMailbox = ({ of, each, together }: MailboxLimit): string[] => {
  const whose = of === 'caller' ? 'per caller’s mailbox' : 'per given mailbox';
  return [...figuresOf(each, `${whose} and network address`), ...figuresOf([together], `${whose} in total`)];
};

const describeLimit = (name: LimitName): string => {
  const { address, user, mailbox, everybody } = limitOf(name);
  const figures = [
    ...figuresOf(address, 'per network address'),
    ...figuresOf(user, 'per account'),
    ...(mailbox ? figuresOfMailbox(mailbox) : []),
    ...figuresOf(everybody, 'for everyone together'),
  ];
  return `At most ${figures.join(', ')}.`;
};

const describeAccess = (operation: string, facts: OperationFacts): string => {
  const { isPublic, roles, capability } = facts;
  if (isOpenToAll(operation, facts)) return 'Open to everyone.';
  if (isPublic) return 'Requires a session cookie or an access token.';
  if (capability) return `Requires the right \`${capability}\`.`;
  return roles ? `Requires the role ${roles.join(' or ')}.` : 'Requires log-in.';
};

const proof: Record<AskedForProof, string> = {
  'factor-holders': 'Callers with a second factor must have confirmed it within the last ten minutes.',
  everyone:
    'Callers must have confirmed their second factor, or their password without one, or have logged in, within the last ten minutes.',
};

const describeProof = ({ asked, when }: FreshProofRule): string => {
  const fields = Object.entries(when).map(([field, value]) => `\`${field}: ${JSON.stringify(value)}\``);
  return fields.length === 0 ? proof[asked] : `With ${fields.join(' and ')}: ${proof[asked]}`;
};

/** Splits a handler's comment: its first sentence is the summary, the rest and the decorators' facts are the description. */
export function wordsOf(
  operation: string,
  comment: string,
  facts: OperationFacts,
): { summary: string; description: string } {
  const [first = '', ...others] = comment.replace(/\s+/g, ' ').trim().split(NEXT_SENTENCE);
  return {
    summary: first.replace(/\.$/, ''),
    description: [
      ...others,
      describeAccess(operation, facts),
      ...(facts.proof ? [describeProof(facts.proof)] : []),
      ...(facts.limit ? [describeLimit(facts.limit)] : []),
    ].join(' '),
  };
}
