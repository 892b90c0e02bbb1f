import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { finalize, type Observable } from 'rxjs';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { processorBusy } from '../../platform/media/media.problems.js';
import { ReviewPortraitsService } from './review-portraits.service.js';

/**
 * Open uploads of clients, and as many again of the salon. Each is kept in memory. Together they leave places in the
 * queue of the picture processor to the library.
 */
const MOST_OPEN = 3;

/**
 * Refuses an upload before its body is read: from people who may not give this review a picture, a second one of the
 * same person, and more than a few at once.
 */
@Injectable()
export class PortraitUploadInterceptor implements NestInterceptor {
  private readonly open = { clients: new Set<string>(), salon: new Set<string>() };

  constructor(private readonly portraits: ReviewPortraitsService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { params, user } = context.switchToHttp().getRequest<RequestWithUser>();
    if (!user) throw unauthenticated();
    await this.portraits.assertMayGivePortrait(new IdPipe().transform(params['id']), user);
    const open = mayForAll(user, 'reviews') ? this.open.salon : this.open.clients;
    if (open.size >= MOST_OPEN || open.has(user.id)) throw processorBusy();
    open.add(user.id);
    return next.handle().pipe(finalize(() => open.delete(user.id)));
  }
}
