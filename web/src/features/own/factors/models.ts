import type { MethodResponse } from 'openapi-fetch';
import type { client } from '../../../api/client';
import type { AnswerOf } from '../../../api/use-api';

/** The user's second factors. */
export type Factors = AnswerOf<'/account/factors'>;
export type Factor = Factors['factors'][number];

/** An authenticator app that is being set up, with its key. */
export type StartedApp = MethodResponse<typeof client, 'post', '/account/factors/totp'>;
