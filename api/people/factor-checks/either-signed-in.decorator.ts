import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, refs } from '@nestjs/swagger';
import { FactorNeededView } from '../factors/factors.view.js';

/** The response of a route that logs in or asks for the second factor: one of two views, told apart by `next`. */
export const EitherSignedIn = (signedIn: Type) =>
  applyDecorators(
    ApiExtraModels(signedIn, FactorNeededView),
    ApiOkResponse({ schema: { oneOf: refs(signedIn, FactorNeededView) } }),
  );
