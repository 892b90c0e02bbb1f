import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Knows if this instance is about to stop. Load balancers are told, while it keeps answering requests. */
@Injectable()
export class StoppingService {
  private hasBegun = false;

  get isStopping(): boolean {
    return this.hasBegun;
  }

  begin(): void {
    this.hasBegun = true;
  }

  /** From then on, each response closes its connection: a proxy would otherwise reuse it just as it is being closed. */
  sayGoodbye(): RequestHandler {
    return (_request: Request, response: Response, next: NextFunction) => {
      if (this.hasBegun) response.setHeader('Connection', 'close');
      next();
    };
  }
}
