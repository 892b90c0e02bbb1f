import type { components } from '../../../api/schema.gen';

/** How a client can be reached, and if an email tells them about a change. */
export type ClientContact = components['schemas']['ClientContactView'];
export type ClientToCall = components['schemas']['ClientToCallView'];

/** Who is emailed about a change, and who has to be called, according to the server. */
export type ClientNews = components['schemas']['ClientNewsView'];
