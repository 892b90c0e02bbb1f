export type { ListedAccount as ListedUser } from '../access/models';
