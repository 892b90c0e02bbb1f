import type { components } from '../../../api/schema.gen';

/** Ways to reach a client, and whether an email tells them about a change. */
export type ClientContact = components['schemas']['ClientContactView'];
export type ClientToCall = components['schemas']['ClientToCallView'];

/** Clients who are emailed about a change, and those who have to be called, according to the server. */
export type ClientNews = components['schemas']['ClientNewsView'];
