import { Injectable } from '@nestjs/common';

/** Tells those who wait that the start has set up the demo salon, or had no need to. */
@Injectable()
export class DemoArrivalService {
  private resolve: () => void = () => undefined;
  private readonly settled = new Promise<void>((resolve) => (this.resolve = resolve));

  untilSettled(): Promise<void> {
    return this.settled;
  }

  settle(): void {
    this.resolve();
  }
}
