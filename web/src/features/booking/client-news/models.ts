import type { components } from '../../../api/schema.gen';

/** How a client can be reached, and whether an email tells them of a change. */
export type ClientContact = components['schemas']['ClientContactView'];
export type ClientToCall = components['schemas']['ClientToCallView'];

/** Who hears of a change by email, and who has to be called; as the server counted. */
export type ClientNews = components['schemas']['ClientNewsView'];
