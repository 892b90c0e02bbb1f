/** What a signed-in person may do. */
export type Role = 'user' | 'admin';
