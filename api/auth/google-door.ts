import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Arrival, Departure, Returning } from './google-sign-in.service.js';
import { GoogleTripCookie } from './google-trip-cookie.js';
import { SessionCookie } from './session-cookie.js';

/** What a browser carries on the way to Google, and brings back. */
@Injectable()
export class GoogleDoor {
  constructor(
    private readonly trips: GoogleTripCookie,
    private readonly sessions: SessionCookie,
  ) {}

  /** Sends her off with the trip in her pocket. */
  letOut(response: Response, { url, trip }: Departure): { url: string } {
    this.trips.put(response, trip);
    return { url };
  }

  /** Takes the trip from her, so that its answer is heard once. */
  receive(request: Request, response: Response): Returning {
    const trip = this.trips.take(request, response);
    return { answer: { ...request.query }, trip, browser: this.sessions.browserOf(request) };
  }

  /** Lets her in, or shows her the page that says why not. */
  letIn(response: Response, { url, opened }: Arrival): { url: string } {
    if (opened) this.sessions.hand(response, opened);
    return { url };
  }
}
