/** Everything that is written down, one line an action. The client has a sentence for each. */
export const auditActions = [
  'salon.set-up',
  'user.deleted',
  'user.disabled',
  'user.enabled',
  'admin.appointed',
  'admin.dismissed',
  'sign-in.admin',
  'session.ended',
  'session.family-revoked',
  'password.changed',
  'password.reset',
  'email.changed',
  'email.restored',
  'email.verified',
  'google.linked',
  'google.unlinked',
  'account.exported',
  'account.erased',
  'mail.retried',
  'salon.changed',
  'picture.uploaded',
  'picture.deleted',
] as const;

export type AuditAction = (typeof auditActions)[number];
