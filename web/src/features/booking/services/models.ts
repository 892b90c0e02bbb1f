import type { AnswerOf } from '../../../api/use-api';

/** A service as the salon sees it. */
export type ServiceEntry = AnswerOf<'/services/all'>[number];
export type ServiceStatus = ServiceEntry['status'];
export type Segment = ServiceEntry['segments'][number];
export type Category = AnswerOf<'/service-categories'>[number];
/** A team member's offer of a service, perhaps with their own price or duration. */
export type Offer = AnswerOf<'/staff/offers'>[number];
