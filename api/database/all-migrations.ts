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
import { CreateLoginCodes1763700000053 } from './migrations/1763700000053-create-login-codes.js';
import { CountByUnverifiedMailbox1763700000054 } from './migrations/1763700000054-count-by-unverified-mailbox.js';
import { AllowDaysOf26Hours1763700000057 } from './migrations/1763700000057-allow-days-of-26-hours.js';
import { CarryDetailsToBookings1763700000058 } from './migrations/1763700000058-carry-details-to-bookings.js';
import { SetWhenToRemind1763700000059 } from './migrations/1763700000059-set-when-to-remind.js';
import { DeclineReviewRequests1763700000060 } from './migrations/1763700000060-decline-review-requests.js';
import { PictureNamesAndBookedLooks1763700000062 } from './migrations/1763700000062-picture-names-and-booked-looks.js';
import { CreateSiteVersion1763700000063 } from './migrations/1763700000063-create-site-version.expand.js';
import { CreateSchemaFloor1763700000064 } from './migrations/1763700000064-create-schema-floor.expand.js';
import { CreateBackups1763700000065 } from './migrations/1763700000065-create-backups.expand.js';
import { CreateDailyLook1763700000066 } from './migrations/1763700000066-create-daily-look.expand.js';
import { HoldEmails1763700000067 } from './migrations/1763700000067-hold-emails.expand.js';
import { CreateSalonLanguages1763700000068 } from './migrations/1763700000068-create-salon-languages.expand.js';
import { SayHowHoursAreCounted1763700000069 } from './migrations/1763700000069-say-how-hours-are-counted.expand.js';
import { LettersInLanguages1763700000070 } from './migrations/1763700000070-letters-in-languages.expand.js';
import { CreateOwnWords1763700000071 } from './migrations/1763700000071-create-own-words.expand.js';
import { CreateTranslations1763700000072 } from './migrations/1763700000072-create-translations.expand.js';
import { CreateTeamRoles1763700000073 } from './migrations/1763700000073-create-team-roles.expand.js';
import { AskForTimeOff1763700000076 } from './migrations/1763700000076-ask-for-time-off.expand.js';
import { CreateInvitations1763700000077 } from './migrations/1763700000077-create-invitations.expand.js';
import { CreateSecondFactors1763700000078 } from './migrations/1763700000078-create-second-factors.expand.js';
import { AskForPhoneNumbers1763700000079 } from './migrations/1763700000079-ask-for-phone-numbers.expand.js';
import { ColourServiceCategories1763700000086 } from './migrations/1763700000086-colour-service-categories.expand.js';
import { CreateSeries1763700000088 } from './migrations/1763700000088-create-series.expand.js';
import { NoteTheHostOfPasskeys1763700000089 } from './migrations/1763700000089-note-the-host-of-passkeys.expand.js';
import { PlanSickDays1763700000092 } from './migrations/1763700000092-plan-sick-days.expand.js';
import { KeepReasonsOfPrices1763700000095 } from './migrations/1763700000095-keep-reasons-of-prices.expand.js';
import { NoteDeskChanges1763700000096 } from './migrations/1763700000096-note-desk-changes.expand.js';
import { RememberSeenNews1763700000097 } from './migrations/1763700000097-remember-seen-news.expand.js';
import { SearchClients1763700000098 } from './migrations/1763700000098-search-clients.expand.js';
import { WarnAboutClients1763700000099 } from './migrations/1763700000099-warn-about-clients.expand.js';
import { TagClients1763700000100 } from './migrations/1763700000100-tag-clients.expand.js';
import { GroupBlocks1763700000103 } from './migrations/1763700000103-group-blocks.expand.js';
import { PlaceTheSalon1763700000107 } from './migrations/1763700000107-place-the-salon.expand.js';
import { RememberFirstSteps1763700000108 } from './migrations/1763700000108-remember-first-steps.expand.js';
import { RememberMergedClients1763700000109 } from './migrations/1763700000109-remember-merged-clients.expand.js';
import { RebookServices1763700000110 } from './migrations/1763700000110-rebook-services.expand.js';
import { CreateLedger1763700000111 } from './migrations/1763700000111-create-ledger.expand.js';
import { SetTill1763700000112 } from './migrations/1763700000112-set-till.expand.js';
import { CreateProducts1763700000113 } from './migrations/1763700000113-create-products.expand.js';
import { CreateGiftCards1763700000114 } from './migrations/1763700000114-create-gift-cards.expand.js';
import { CloseDays1763700000115 } from './migrations/1763700000115-close-days.expand.js';
import { CreateSales1763700000116 } from './migrations/1763700000116-create-sales.expand.js';
import { RateCommission1763700000117 } from './migrations/1763700000117-rate-commission.expand.js';
import { SumSales1763700000125 } from './migrations/1763700000125-sum-sales.expand.js';
import { SumTaxesWithoutGiftCards1763700000126 } from './migrations/1763700000126-sum-taxes-without-gift-cards.expand.js';
import { GreetWithGiftCards1763700000127 } from './migrations/1763700000127-greet-with-gift-cards.expand.js';
import { ForgetReferencesOfPayments1763700000128 } from './migrations/1763700000128-forget-references-of-payments.expand.js';
import { RecordLogIns1763700000129 } from './migrations/1763700000129-record-log-ins.expand.js';
import { FoldLetters1763700000150 } from './migrations/1763700000150-fold-letters.expand.js';
import { WidenAmounts1763700000130 } from './migrations/1763700000130-widen-amounts.contract.js';
import { CloseWhatWasTaken1763700000131 } from './migrations/1763700000131-close-what-was-taken.contract.js';
import { CountWhatWasKept1763700000132 } from './migrations/1763700000132-count-what-was-kept.expand.js';
import { SayWhatCashWasFor1763700000133 } from './migrations/1763700000133-say-what-cash-was-for.expand.js';
import { TaxVouchersAtTheirSale1763700000139 } from './migrations/1763700000139-tax-vouchers-at-their-sale.expand.js';
import { GiveProductsBarcodes1763700000151 } from './migrations/1763700000151-give-products-barcodes.expand.js';
import { PrintReceiptsAsTheyWere1763700000152 } from './migrations/1763700000152-print-receipts-as-they-were.expand.js';
import { NumberAccounts1763700000153 } from './migrations/1763700000153-number-accounts.expand.js';
import { CompareTheCardTerminal1763700000154 } from './migrations/1763700000154-compare-the-card-terminal.expand.js';
import { OrderRefundsByNumber1763700000155 } from './migrations/1763700000155-order-refunds-by-number.expand.js';
import { FollowTheCurrency1763700000156 } from './migrations/1763700000156-follow-the-currency.expand.js';
import { LinkToBookings1763700000158 } from './migrations/1763700000158-link-to-bookings.expand.js';
import { FoldBookings1763700000159 } from './migrations/1763700000159-fold-bookings.contract.js';
import { ShowTheLiveMap1763700000168 } from './migrations/1763700000168-show-the-live-map.expand.js';
import { GiveReviewsAPortrait1763700000169 } from './migrations/1763700000169-give-reviews-a-portrait.expand.js';
import { BlockUntilFurtherNotice1763700000179 } from './migrations/1763700000179-block-until-further-notice.expand.js';
import { KeepDemoBooks1763700000181 } from './migrations/1763700000181-keep-demo-books.expand.js';
import { WriteOnWhatsapp1763700000182 } from './migrations/1763700000182-write-on-whatsapp.expand.js';
import { GuideThroughServices1763700000183 } from './migrations/1763700000183-guide-through-services.expand.js';
import { SpeakLanguages1763700000184 } from './migrations/1763700000184-speak-languages.expand.js';
import { KnowTheRegion1763700000185 } from './migrations/1763700000185-know-the-region.expand.js';
import { KnowClientsBetter1763700000186 } from './migrations/1763700000186-know-clients-better.expand.js';
import { GiveTheSalonAFace1763700000187 } from './migrations/1763700000187-give-the-salon-a-face.expand.js';
import { ShowBeforeAndAfter1763700000192 } from './migrations/1763700000192-show-before-and-after.expand.js';
import { KeepImports1763700000193 } from './migrations/1763700000193-keep-imports.expand.js';
import { BringInGiftCards1763700000194 } from './migrations/1763700000194-bring-in-gift-cards.expand.js';
import { LookAfterClients1763700000195 } from './migrations/1763700000195-look-after-clients.expand.js';
import { KeepFiguresOfImports1763700000196 } from './migrations/1763700000196-keep-figures-of-imports.expand.js';
import { ReadCalendars1763700000197 } from './migrations/1763700000197-read-calendars.expand.js';
import { KeepEarlierTotals1763700000198 } from './migrations/1763700000198-keep-earlier-totals.expand.js';
import { NoteWhoWasTold1763700000199 } from './migrations/1763700000199-note-who-was-told.expand.js';
import { BringInVisits1763700000200 } from './migrations/1763700000200-bring-in-visits.expand.js';
import { TakeUnits1763700000201 } from './migrations/1763700000201-take-units.expand.js';
import { SealFiles1763700000207 } from './migrations/1763700000207-seal-files.expand.js';

/**
 * Every migration. They run by number, whatever their order here. Each makes one change and is never edited after
 * landing. A new one has a higher number than all before it (`migrations/landed.json`), and its file name says if it
 * only adds (`.expand.ts`) or also removes (`.contract.ts`).
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
  CreateLoginCodes1763700000053,
  CountByUnverifiedMailbox1763700000054,
  AllowDaysOf26Hours1763700000057,
  CarryDetailsToBookings1763700000058,
  SetWhenToRemind1763700000059,
  DeclineReviewRequests1763700000060,
  PictureNamesAndBookedLooks1763700000062,
  CreateSiteVersion1763700000063,
  CreateSchemaFloor1763700000064,
  CreateBackups1763700000065,
  CreateDailyLook1763700000066,
  HoldEmails1763700000067,
  CreateSalonLanguages1763700000068,
  SayHowHoursAreCounted1763700000069,
  LettersInLanguages1763700000070,
  CreateOwnWords1763700000071,
  CreateTranslations1763700000072,
  CreateTeamRoles1763700000073,
  AskForTimeOff1763700000076,
  CreateInvitations1763700000077,
  CreateSecondFactors1763700000078,
  AskForPhoneNumbers1763700000079,
  ColourServiceCategories1763700000086,
  CreateSeries1763700000088,
  NoteTheHostOfPasskeys1763700000089,
  PlanSickDays1763700000092,
  KeepReasonsOfPrices1763700000095,
  NoteDeskChanges1763700000096,
  RememberSeenNews1763700000097,
  SearchClients1763700000098,
  WarnAboutClients1763700000099,
  TagClients1763700000100,
  GroupBlocks1763700000103,
  PlaceTheSalon1763700000107,
  RememberFirstSteps1763700000108,
  RememberMergedClients1763700000109,
  RebookServices1763700000110,
  CreateLedger1763700000111,
  SetTill1763700000112,
  CreateProducts1763700000113,
  CreateGiftCards1763700000114,
  CloseDays1763700000115,
  CreateSales1763700000116,
  RateCommission1763700000117,
  SumSales1763700000125,
  SumTaxesWithoutGiftCards1763700000126,
  GreetWithGiftCards1763700000127,
  ForgetReferencesOfPayments1763700000128,
  RecordLogIns1763700000129,
  WidenAmounts1763700000130,
  CloseWhatWasTaken1763700000131,
  CountWhatWasKept1763700000132,
  SayWhatCashWasFor1763700000133,
  TaxVouchersAtTheirSale1763700000139,
  FoldLetters1763700000150,
  GiveProductsBarcodes1763700000151,
  PrintReceiptsAsTheyWere1763700000152,
  NumberAccounts1763700000153,
  CompareTheCardTerminal1763700000154,
  OrderRefundsByNumber1763700000155,
  FollowTheCurrency1763700000156,
  LinkToBookings1763700000158,
  FoldBookings1763700000159,
  ShowTheLiveMap1763700000168,
  GiveReviewsAPortrait1763700000169,
  BlockUntilFurtherNotice1763700000179,
  KeepDemoBooks1763700000181,
  WriteOnWhatsapp1763700000182,
  GuideThroughServices1763700000183,
  SpeakLanguages1763700000184,
  KnowTheRegion1763700000185,
  KnowClientsBetter1763700000186,
  GiveTheSalonAFace1763700000187,
  ShowBeforeAndAfter1763700000192,
  KeepImports1763700000193,
  BringInGiftCards1763700000194,
  LookAfterClients1763700000195,
  KeepFiguresOfImports1763700000196,
  ReadCalendars1763700000197,
  KeepEarlierTotals1763700000198,
  NoteWhoWasTold1763700000199,
  BringInVisits1763700000200,
  TakeUnits1763700000201,
  SealFiles1763700000207,
];
