import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { AccountExportView } from './account-export.view.js';

/** Makes browsers save the response under this file name; errors are shown instead. */
@Injectable()
export class AsFileInterceptor implements NestInterceptor<AccountExportView> {
  intercept(context: ExecutionContext, next: CallHandler<AccountExportView>): Observable<AccountExportView> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap(({ exportedAt }) => {
        const day = exportedAt.slice(0, 10);
        response.setHeader('Content-Disposition', `attachment; filename="parlour-my-data-${day}.json"`);
      }),
    );
  }
}
