/** What a signed-in person may do. A new one also needs a migration, because of the constraint `users_role_known`. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
