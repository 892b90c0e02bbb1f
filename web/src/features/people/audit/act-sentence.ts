import type { AuditWords } from '../../../words/types.gen';
import type { AuditAction, AuditEntry } from './models';

type RecordedAction = Exclude<AuditAction, 'sign-in.admin'>;
type Party = NonNullable<AuditEntry['object']>;

/** A sentence, the people in it, and how often it happened. */
interface Act {
  sentence: (values: { who: string; whom: string; tries: number }) => string;
  who: string;
  whom: string;
  tries: number;
}

/** In the order of an owner's interest; `false` is no longer recorded. */
const orderedActions: Readonly<Record<AuditAction, boolean>> = {
  'admin.appointed': true,
  'admin.dismissed': true,
  'access.changed': true,
  'access.removed': true,
  'invitation.sent': true,
  'invitation.withdrawn': true,
  'invitation.accepted': true,
  'user.disabled': true,
  'user.enabled': true,
  'user.deleted': true,
  'account.erased': true,
  'account.unlocked': true,
  'account.exported': true,
  'sign-in.admin': false,
  'log-in.done': true,
  'log-in.failed': true,
  'log-in.factor-failed': true,
  'log-ins.failed': true,
  'proof.failed': true,
  'session.ended': true,
  'session.family-revoked': true,
  'password.changed': true,
  'password.reset': true,
  'email.changed': true,
  'email.restored': true,
  'email.verified': true,
  'google.linked': true,
  'google.unlinked': true,
  'factor.added': true,
  'factor.removed': true,
  'factor.copied': true,
  'factors.reset': true,
  'recovery-code.used': true,
  'recovery-codes.made': true,
  'factor-rule.changed': true,
  'client.added': true,
  'client.changed': true,
  'client.warned-of': true,
  'client.blocked': true,
  'person.added': true,
  'person.removed': true,
  'carer.set': true,
  'carer.removed': true,
  'client.unblocked': true,
  'sealed-file.read': true,
  'formula.added': true,
  'formula.changed': true,
  'formula.removed': true,
  'allergy.added': true,
  'allergy.removed': true,
  'client.merged': true,
  'clients.merged': true,
  'client.erased': true,
  'import.run': true,
  'moving-letter.sent': true,
  'moving-letter.stopped': true,
  'import.undone': true,
  'import.exported': true,
  'mail.retried': true,
  'mail.secret-shown': true,
  'mail.held-sent': true,
  'mail.held-dropped': true,
  'message.answered': true,
  'salon.changed': true,
  'service.added': true,
  'service.changed': true,
  'service.archived': true,
  'service.restored': true,
  'service.deleted': true,
  'services.arranged': true,
  'resources.changed': true,
  'prices.changed': true,
  'service-category.added': true,
  'service-category.changed': true,
  'service-category.deleted': true,
  'service-offers.changed': true,
  'portfolio.added': true,
  'portfolio.changed': true,
  'portfolio.deleted': true,
  'review.published': true,
  'review.hidden': true,
  'review.answered': true,
  'review.portrait-changed': true,
  'staff.added': true,
  'staff.changed': true,
  'staff.deleted': true,
  'time-off.asked': true,
  'time-off.withdrawn': true,
  'time-off.declined': true,
  'time-off.added': true,
  'time-off.deleted': true,
  'calendar.added': true,
  'calendar.changed': true,
  'calendar.removed': true,
  'block.added': true,
  'block.changed': true,
  'block.deleted': true,
  'blocks.added': true,
  'blocks.changed': true,
  'blocks.deleted': true,
  'gift-card.blocked': true,
  'gift-card.unblocked': true,
  'gift-card.code-renewed': true,
  'gift-card.emailed': true,
  'till.mode-changed': true,
  'till-settings.changed': true,
  'commission-rate.set': true,
  'commission-rate.removed': true,
  'tax-rate.added': true,
  'tax-rate.changed': true,
  'service-taxes.changed': true,
  'product.added': true,
  'product.changed': true,
  'product.archived': true,
  'product.restored': true,
  'stock.moved': true,
  'till.moved': true,
  'till.reversed': true,
  'till.asked-beyond-drawer': true,
  'till.counted': true,
  'till.closed': true,
  'sale.made': true,
  'sale.refunded': true,
  'sale.undone': true,
  'sale.receipt-sent': true,
  'bookings.exported': true,
  'sales.exported': true,
  'clients.exported': true,
  'services.exported': true,
  'staff.exported': true,
  'products.exported': true,
  'report.exported': true,
  'commission.exported': true,
  'picture.uploaded': true,
  'picture.deleted': true,
  'salon.set-up': true,
};

const isRecorded = (action: AuditAction): action is RecordedAction => orderedActions[action];

/** Every action recorded today, for the filter. */
export const auditActions = (Object.keys(orderedActions) as AuditAction[]).filter(isRecorded);

/** Actions on one's own account, with their own sentences. */
const ofOneself = {
  'session.ended': 'own.session.ended',
  'password.changed': 'own.password.changed',
  'email.changed': 'own.email.changed',
  'account.exported': 'own.account.exported',
  'account.erased': 'own.account.erased',
} as const;

/** Actions by the person concerned, even if the request came without a log-in. */
const doneByWhomItIsAbout: ReadonlySet<AuditAction> = new Set([
  'password.reset',
  'email.restored',
  'email.verified',
  'google.linked',
  'google.unlinked',
  'client.merged',
]);

const isOfOneself = (action: AuditAction): action is keyof typeof ofOneself => action in ofOneself;

/** Settings that are the salon's face. */
const ofFace: ReadonlySet<string> = new Set(['colour', 'logoPictureId']);

const isAboutFace = (keys: unknown): boolean =>
  typeof keys === 'string' && keys.split(' ').every((key) => ofFace.has(key));

function sentenceOf(words: AuditWords, { action, actor, object, detail }: AuditEntry): Act['sentence'] {
  if (object === null && action === 'log-in.failed') return words['unknown.log-in.failed'];
  if (actor && actor._id === object?._id && isOfOneself(action)) return words[ofOneself[action]];
  if (action === 'salon.changed' && isAboutFace(detail['keys'])) return words['face.salon.changed'];
  if (action === 'user.deleted' && object?.name === null) return words['gone.user.deleted'];
  return words[action];
}

function doerOf(words: AuditWords, party: Party | null): string {
  if (!party) return words.notSignedIn();
  return party.name ?? words.deletedAccountDid();
}

/** An entry as a sentence, with the names to put into it. */
export function actOf(words: AuditWords, entry: AuditEntry): Act {
  const { action, actor, object, detail } = entry;
  return {
    sentence: sentenceOf(words, entry),
    who: doerOf(words, doneByWhomItIsAbout.has(action) ? object : actor),
    whom: object?.name ?? words.deletedAccount(),
    tries: Number(detail['tries'] ?? 1),
  };
}
