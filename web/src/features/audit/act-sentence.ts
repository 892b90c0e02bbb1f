import type { AuditAction, AuditEntry } from './models';

type Party = AuditEntry['object'];

/** Who takes part in a sentence, by name, and whether somebody acts on their own account. */
interface Cast {
  who: string;
  whom: string;
  /** "their own", or "Maria's". */
  whose: string;
  isOwn: boolean;
  /** Whether the account has been deleted since. */
  isGone: boolean;
}

const sentences: Readonly<Record<AuditAction, (cast: Cast) => string>> = {
  'salon.set-up': ({ whom }) => `The salon was set up, with ${whom} as its first admin`,
  'user.deleted': ({ who, whom, isGone }) => `${who} deleted ${isGone ? 'an account' : whom}`,
  'user.disabled': ({ who, whom }) => `${who} disabled ${whom}`,
  'user.enabled': ({ who, whom }) => `${who} enabled ${whom} again`,
  'admin.appointed': ({ who, whom }) => `${who} made ${whom} an admin`,
  'admin.dismissed': ({ who, whom }) => `${who} removed the admin role from ${whom}`,
  'sign-in.admin': ({ who }) => `${who} signed in as an admin`,
  'session.ended': ({ who, whose, isOwn }) =>
    isOwn ? `${who} signed another browser out` : `${who} ended ${whose} session`,
  'session.family-revoked': ({ whom }) =>
    `Someone used an outdated session of ${whom}, so it was ended as a precaution`,
  'password.changed': ({ who, whose }) => `${who} changed ${whose} password`,
  'password.reset': ({ whom }) => `${whom} chose a new password through an emailed link`,
  'email.changed': ({ who, whose }) => `${who} changed ${whose} email address`,
  'email.restored': ({ whom }) => `${whom} undid a change of email address`,
  'email.verified': ({ whom }) => `${whom} confirmed an email address`,
  'google.linked': ({ whom }) => `${whom} connected a Google account`,
  'google.unlinked': ({ whom }) => `${whom} disconnected a Google account`,
  'account.unlocked': ({ whom }) =>
    `A link for a new password of ${whom} was made on the server’s command line`,
  'account.exported': ({ who, whose }) => `${who} downloaded ${whose} data`,
  'account.erased': ({ who, isOwn }) =>
    isOwn ? 'Someone deleted their own account' : `${who} erased an account`,
  'client.added': ({ who }) => `${who} added a client`,
  'client.changed': ({ who }) => `${who} changed a client’s details`,
  'client.merged': ({ whom }) =>
    `${whom} was linked to the bookings and the note of a client without an account`,
  'client.erased': ({ who }) => `${who} erased a client`,
  'mail.retried': ({ who }) => `${who} sent an email again`,
  'mail.held-sent': ({ who }) => `${who} sent the emails from before a restore`,
  'mail.held-dropped': ({ who }) => `${who} dropped the emails from before a restore`,
  'message.answered': ({ who }) => `${who} answered a visitor’s message`,
  'salon.changed': ({ who }) => `${who} changed the salon’s settings`,
  'service.added': ({ who }) => `${who} added a service`,
  'service.changed': ({ who }) => `${who} changed a service`,
  'service.archived': ({ who }) => `${who} archived a service`,
  'service.restored': ({ who }) => `${who} brought a service back from the archive`,
  'service.deleted': ({ who }) => `${who} deleted a service`,
  'services.arranged': ({ who }) => `${who} reordered the services`,
  'service-category.added': ({ who }) => `${who} added a service category`,
  'service-category.changed': ({ who }) => `${who} changed the service categories`,
  'service-category.deleted': ({ who }) => `${who} deleted a service category`,
  'service-offers.changed': ({ who }) => `${who} changed who does a service`,
  'portfolio.added': ({ who }) => `${who} added work to the portfolio`,
  'portfolio.changed': ({ who }) => `${who} changed the portfolio`,
  'portfolio.deleted': ({ who }) => `${who} removed work from the portfolio`,
  'review.published': ({ who }) => `${who} published a review`,
  'review.hidden': ({ who }) => `${who} hid a review`,
  'review.answered': ({ who }) => `${who} answered a review`,
  'staff.added': ({ who }) => `${who} added somebody to the team`,
  'staff.changed': ({ who }) => `${who} changed the team or its hours`,
  'staff.deleted': ({ who }) => `${who} deleted somebody from the team`,
  'time-off.added': ({ who }) => `${who} gave a team member time off`,
  'time-off.deleted': ({ who }) => `${who} deleted time off`,
  'block.added': ({ who }) => `${who} added a block to the diary`,
  'block.changed': ({ who }) => `${who} changed a block in the diary`,
  'block.deleted': ({ who }) => `${who} removed a block from the diary`,
  'bookings.exported': ({ who }) => `${who} downloaded bookings as CSV`,
  'picture.uploaded': ({ who }) => `${who} added a picture`,
  'picture.deleted': ({ who }) => `${who} deleted a picture`,
};

/** The words of the filter, in the order in which an owner would look for them. */
export const actionWords: Readonly<Record<AuditAction, string>> = {
  'admin.appointed': 'Made someone an admin',
  'admin.dismissed': 'Removed the admin role',
  'user.disabled': 'Disabled an account',
  'user.enabled': 'Enabled an account again',
  'user.deleted': 'Deleted an account',
  'account.erased': 'Erased an account',
  'account.unlocked': 'Made a link for a new password',
  'account.exported': 'Downloaded personal data',
  'sign-in.admin': 'Admin signed in',
  'session.ended': 'Ended a session',
  'session.family-revoked': 'Outdated session used',
  'password.changed': 'Changed a password',
  'password.reset': 'Chose a new password',
  'email.changed': 'Changed an email address',
  'email.restored': 'Undid a change of email address',
  'email.verified': 'Confirmed an email address',
  'google.linked': 'Connected Google',
  'google.unlinked': 'Disconnected Google',
  'client.added': 'Added a client',
  'client.changed': 'Changed a client',
  'client.merged': 'Client linked to an account',
  'client.erased': 'Erased a client',
  'mail.retried': 'Sent an email again',
  'mail.held-sent': 'Sent emails from before a restore',
  'mail.held-dropped': 'Dropped emails from before a restore',
  'message.answered': 'Answered a message',
  'salon.changed': 'Changed the settings',
  'service.added': 'Added a service',
  'service.changed': 'Changed a service',
  'service.archived': 'Archived a service',
  'service.restored': 'Brought a service back',
  'service.deleted': 'Deleted a service',
  'services.arranged': 'Reordered the services',
  'service-category.added': 'Added a category',
  'service-category.changed': 'Changed the categories',
  'service-category.deleted': 'Deleted a category',
  'service-offers.changed': 'Changed who does a service',
  'portfolio.added': 'Added to the portfolio',
  'portfolio.changed': 'Changed the portfolio',
  'portfolio.deleted': 'Removed from the portfolio',
  'review.published': 'Published a review',
  'review.hidden': 'Hid a review',
  'review.answered': 'Answered a review',
  'staff.added': 'Added to the team',
  'staff.changed': 'Changed the team or its hours',
  'staff.deleted': 'Deleted from the team',
  'time-off.added': 'Added time off',
  'time-off.deleted': 'Removed time off',
  'block.added': 'Added a block',
  'block.changed': 'Changed a block',
  'block.deleted': 'Removed a block',
  'bookings.exported': 'Downloaded bookings',
  'picture.uploaded': 'Added a picture',
  'picture.deleted': 'Deleted a picture',
  'salon.set-up': 'Set up the salon',
};

const nameOf = (party: Party | null): string => {
  if (!party) return 'Someone who was not signed in';
  return party.name ?? 'a deleted account';
};

/** Names and addresses keep their spelling; only our own words are capitalised. */
const begun = (text: string) => text.replace(/^a deleted account/, 'A deleted account');

/** One entry as a sentence that needs no explanation. */
export function actSentence({ action, actor, object }: AuditEntry): string {
  const isOwn = actor?._id === object._id;
  const whom = nameOf(object);
  const whose = isOwn ? 'their own' : `${whom}’s`;
  return begun(sentences[action]({ who: nameOf(actor), whom, whose, isOwn, isGone: object.name === null }));
}
