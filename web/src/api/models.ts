import type { MethodResponse } from 'openapi-fetch';
import type { client } from './client';
import type { AnswerOf } from './use-api';

/** Names for widely used parts of the contract. */
export type Salon = AnswerOf<'/salon'>;
export type Service = AnswerOf<'/services'>[number];
export type StaffMember = AnswerOf<'/staff'>[number];
export type StaffEntry = AnswerOf<'/staff/all'>[number];
/** A team member's id and name. */
export type StaffName = Pick<StaffEntry, '_id' | 'name'>;
export type ProvedAddress = MethodResponse<typeof client, 'post', '/auth/verify'>;
export type Session = AnswerOf<'/auth/session'>;
export type SessionUser = NonNullable<Session['user']>;
export type PortfolioItem = AnswerOf<'/portfolio'>[number];
export type Review = AnswerOf<'/reviews'>[number];

/** A picture uploaded by the salon. */
export type OwnPicture = NonNullable<Salon['hero']['light']>;
