import type { AnswerOf } from '../../../api/use-api';

/** A service as the people who run the salon see it. */
export type ServiceEntry = AnswerOf<'/services/all'>[number];
export type ServiceStatus = ServiceEntry['status'];
export type Segment = ServiceEntry['segments'][number];
export type Category = AnswerOf<'/service-categories'>[number];
/** That a team member does a service, perhaps at a price or length of their own. */
export type Offer = AnswerOf<'/staff/offers'>[number];
