import type { AnswerOf } from '../../api/use-api';

/** A service as those who run the salon see it. */
export type ServiceEntry = AnswerOf<'/services/all'>[number];
export type ServiceStatus = ServiceEntry['status'];
export type Segment = ServiceEntry['segments'][number];
export type Category = AnswerOf<'/service-categories'>[number];
/** That somebody does a service, with what is her own of it. */
export type Offer = AnswerOf<'/staff/offers'>[number];
