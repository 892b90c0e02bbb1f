import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'access:public';

/** Opens a route to visitors. Every route without it needs a logged-in user. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
