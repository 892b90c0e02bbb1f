/** What a signed-in person is here. A new one also needs a migration, because of the constraint `users_role_known`. */
export const roles = ['user', 'stylist', 'reception', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Those of people who work here. */
export const teamRoles = ['stylist', 'reception', 'admin'] as const satisfies Role[];
export type TeamRole = (typeof teamRoles)[number];

/** Whether the account is that of somebody of the team, and not a client's. */
export const worksHere = ({ role }: { role: Role }): boolean => role !== 'user';
