import type { paths } from '../../../api/schema.gen';
import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about sales. */
export type Sale = AnswerOf<'/sales/{id}'>;
export type SaleRow = AnswerOf<'/sales'>['items'][number];
export type VisitToPay = AnswerOf<'/sales/to-pay'>['visits'][number];
export type Method = Sale['payments'][number]['method'];
export type RefundRequest = NonNullable<
  paths['/sales/{id}/refund']['post']['requestBody']
>['content']['application/json'];
