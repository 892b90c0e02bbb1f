import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Whether this copy is about to stop. Whoever sends it requests is told, while it goes on answering them. */
@Injectable()
export class StoppingService {
  private hasBegun = false;

  get isStopping(): boolean {
    return this.hasBegun;
  }

  begin(): void {
    this.hasBegun = true;
  }

  /** From then on each answer is the last of its connection: a proxy that kept it would find it closed with a request in hand. */
  sayGoodbye(): RequestHandler {
    return (_request: Request, response: Response, next: NextFunction) => {
      if (this.hasBegun) response.setHeader('Connection', 'close');
      next();
    };
  }
}
