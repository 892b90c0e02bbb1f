import type { AnswerOf } from '../../../api/use-api';
import type { AnswerOfPost } from '../../../api/use-question';
import type { paths } from '../../../api/schema.gen';

/** Names for the contract's types about checking out. */
export type CheckoutStart = AnswerOf<'/checkout/start'>;
export type Quote = AnswerOfPost<'/checkout/quote'>;
export type QuoteRequest = NonNullable<
  paths['/checkout/quote']['post']['requestBody']
>['content']['application/json'];
export type SaleRequest = NonNullable<paths['/sales']['post']['requestBody']>['content']['application/json'];
export type Made = AnswerOfPost<'/sales'>;
