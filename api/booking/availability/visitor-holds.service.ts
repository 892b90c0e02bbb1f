import { Injectable } from '@nestjs/common';
import { toPlannedBookingView } from '../booking-records/planned-booking.view.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import { worksHere } from '../../common/access/role.js';
import { LimitKeys } from '../../platform/limits/limit-keys.js';
import { networkOf } from '../../platform/limits/network.js';
import { clientRules } from '../planning/booking-rules.js';
import { lineRequestsOf } from '../planning/bookable-lines.js';
import { StandingService } from '../booking-records/standing.service.js';
import { type HoldOwner, HoldsService } from '../scheduling/holds.service.js';
import { exceptOf, requestForLines } from '../scheduling/schedule-request.js';
import type { Language } from '../../words/types.gen.js';
import type { ExtendHoldDto } from './dto/extend-hold.dto.js';
import type { HoldTimeDto } from './dto/hold-time.dto.js';
import type { HeldBookingView, HoldView } from './hold.view.js';

/**
 * Team members are exempt from the limits on unverified addresses. Demo accounts are shared, so someone exploring
 * with one holds slots like a visitor.
 */
const ownerOf = (user: CurrentUser): HoldOwner | undefined =>
  isDemoAccount(user) ? undefined : { id: user.id, isVerified: user.isVerified || worksHere(user) };

/** Holds slots for visitors and clients. */
@Injectable()
export class VisitorHoldsService {
  constructor(
    private readonly holds: HoldsService,
    private readonly keys: LimitKeys,
    private readonly standing: StandingService,
    private readonly people: ClientLookupService,
  ) {}

  async holdTime(
    { lines, startsAt, holdId, personId }: HoldTimeDto,
    user: CurrentUser | undefined,
    address: string,
    language: Language | null,
  ): Promise<HeldBookingView> {
    if (personId !== undefined && !user) throw unauthenticated();
    const person = user && personId !== undefined ? await this.people.getPerson(personId, user.id) : null;
    if (user) await this.standing.assertNotBlocked(user, { clientPhone: '', cardId: person?.cardId ?? null });
    const booked = person ? exceptOf(person) : { clientId: user?.id ?? null };
    const held = await this.holds.hold({
      request: requestForLines(lineRequestsOf(lines), clientRules, { holdId, ...booked }),
      startsAt: new Date(startsAt),
      id: holdId,
      user: user && ownerOf(user),
      network: this.digestOf(networkOf(address)),
    });
    return {
      _id: held.id,
      expiresAt: held.expiresAt.toISOString(),
      visit: toPlannedBookingView(held.lines, held.plan, 'client', language),
    };
  }

  async extendHold(id: string, purpose: ExtendHoldDto['for']): Promise<HoldView> {
    const expiresAt = await this.holds.extend(id, { isForCode: purpose === 'code' });
    return { _id: id, expiresAt: expiresAt.toISOString() };
  }

  /** Releases the slot instead if the salon has blocked them: they can't book it, and others can. */
  async claimHold(id: string, user: CurrentUser): Promise<void> {
    await this.standing
      .assertNotBlocked(user, { clientPhone: '', cardId: null })
      .catch(async (refusal: unknown) => {
        await this.holds.release(id);
        throw refusal;
      });
    const owner = ownerOf(user);
    if (owner) await this.holds.claim(id, owner);
  }

  releaseHold(id: string): Promise<void> {
    return this.holds.release(id);
  }

  /** Only equality of addresses matters, so the address itself is not stored. */
  private digestOf(network: string): string {
    return this.keys.of('hold', 'network', network).toString('base64url').slice(0, 22);
  }
}
