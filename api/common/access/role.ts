/** The role of a logged-in user. A new one also needs a migration, because of the constraint `users_role_known`. */
export const roles = ['user', 'stylist', 'reception', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles of people who work here. */
export const teamRoles = ['stylist', 'reception', 'admin'] as const satisfies Role[];
export type TeamRole = (typeof teamRoles)[number];

/** True if the account belongs to a team member instead of a client. */
export const worksHere = ({ role }: { role: Role }): boolean => role !== 'user';
