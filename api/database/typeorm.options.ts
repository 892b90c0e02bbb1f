import type { DataSourceOptions } from 'typeorm';
import { CreateSalon1763700000000 } from './migrations/1763700000000-create-salon.js';
import { CreateUsers1763700000001 } from './migrations/1763700000001-create-users.js';
import { CreateServices1763700000002 } from './migrations/1763700000002-create-services.js';
import { CreateStaff1763700000003 } from './migrations/1763700000003-create-staff.js';
import { CreateBookings1763700000004 } from './migrations/1763700000004-create-bookings.js';
import { CreateReviews1763700000005 } from './migrations/1763700000005-create-reviews.js';
import { CreatePlanVersion1763700000006 } from './migrations/1763700000006-create-plan-version.js';
import { CreateMail1763700000007 } from './migrations/1763700000007-create-mail.js';
import { RotateSessionTokens1763700000008 } from './migrations/1763700000008-rotate-session-tokens.js';
import { CreateActionCodes1763700000009 } from './migrations/1763700000009-create-action-codes.js';
import { CreateIdentities1763700000010 } from './migrations/1763700000010-create-identities.js';
import { CreateLimits1763700000011 } from './migrations/1763700000011-create-limits.js';
import { CreateAudit1763700000012 } from './migrations/1763700000012-create-audit.js';
import { ReviewsOfClients1763700000013 } from './migrations/1763700000013-reviews-of-clients.js';
import { CreateMessages1763700000020 } from './migrations/1763700000020-create-messages.js';
import { CreateMedia1763700000021 } from './migrations/1763700000021-create-media.js';
import { CreateSiteContent1763700000022 } from './migrations/1763700000022-create-site-content.js';
import { CreatePortfolio1763700000023 } from './migrations/1763700000023-create-portfolio.js';
import { PictureServices1763700000030 } from './migrations/1763700000030-picture-services.js';
import { GiveStaffPictures1763700000032 } from './migrations/1763700000032-give-staff-pictures.js';
import { CreateTimeOff1763700000033 } from './migrations/1763700000033-create-time-off.js';
import { ReviewsOfVisits1763700000036 } from './migrations/1763700000036-reviews-of-visits.js';
import { AnswerMessages1763700000038 } from './migrations/1763700000038-answer-messages.js';
import { NoteUsedPictures1763700000039 } from './migrations/1763700000039-note-used-pictures.js';
import { CreateClients1763700000040 } from './migrations/1763700000040-create-clients.js';
import { CountServiceChanges1763700000041 } from './migrations/1763700000041-count-service-changes.js';
import { MergeCardsOfAccounts1763700000042 } from './migrations/1763700000042-merge-cards-of-accounts.js';
import { SearchBookings1763700000044 } from './migrations/1763700000044-search-bookings.js';
import { CountHoldsByNetwork1763700000045 } from './migrations/1763700000045-count-holds-by-network.js';
import { PreparingClient } from './prepared-statements.js';

/**
 * Every migration. They run by number, whatever their order here. One change each, never edited once it has landed; a new
 * one has a higher number than all before it (`migrations/landed.json`).
 */
export const migrations = [
  CreateSalon1763700000000,
  CreateUsers1763700000001,
  CreateServices1763700000002,
  CreateStaff1763700000003,
  CreateBookings1763700000004,
  CreateReviews1763700000005,
  CreatePlanVersion1763700000006,
  CreateMail1763700000007,
  RotateSessionTokens1763700000008,
  CreateActionCodes1763700000009,
  CreateIdentities1763700000010,
  CreateLimits1763700000011,
  CreateAudit1763700000012,
  ReviewsOfClients1763700000013,
  CreateMessages1763700000020,
  CreateMedia1763700000021,
  CreateSiteContent1763700000022,
  CreatePortfolio1763700000023,
  PictureServices1763700000030,
  GiveStaffPictures1763700000032,
  CreateTimeOff1763700000033,
  ReviewsOfVisits1763700000036,
  AnswerMessages1763700000038,
  NoteUsedPictures1763700000039,
  CreateClients1763700000040,
  CountServiceChanges1763700000041,
  MergeCardsOfAccounts1763700000042,
  SearchBookings1763700000044,
  CountHoldsByNetwork1763700000045,
];

/** Where PostgreSQL is: a server by URL, or the embedded one by its socket folder. */
export type DatabaseAddress = { url: string } | { host: string; username: string; database: string };

/**
 * The one description of the connection. Time-outs keep a stuck statement or a forgotten transaction from
 * holding a chair: locks 4 s, statements 10 s, idle in transaction 10 s.
 */
export function typeormOptions(address: DatabaseAddress, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    ...address,
    poolSize,
    synchronize: false,
    migrations,
    migrationsTransactionMode: 'each',
    // Times on the wire between server and driver are always UTC, whatever the machine says.
    extra: {
      Client: PreparingClient,
      options:
        '-c timezone=UTC -c lock_timeout=4000 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=10000 -c plan_cache_mode=force_generic_plan',
      connectionTimeoutMillis: 8000,
    },
  };
}
