import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { ChangesInEachLanguage } from '../../../common/http/in-each-language.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type PriceKind, priceKinds, type ServiceStatus, serviceStatuses } from '../service.entity.js';

export class SegmentDto {
  /** `active`: a team member works. `processing`: the client stays, the team member is free. */
  @IsIn(['active', 'processing'])
  kind: 'active' | 'processing';

  /** In steps of five. */
  @IsInt()
  @Min(5)
  @Max(720)
  minutes: number;
}

/** An add-on in another language. */
export class AddOnWordsDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  title?: string | null;
}

export class AddOnInEachLanguageDto extends ChangesInEachLanguage(AddOnWordsDto) {}

/** A service in another language. */
export class ServiceWordsDto extends AddOnWordsDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(2000)
  description?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  steps?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  aftercare?: string | null;
}

export class ServiceInEachLanguageDto extends ChangesInEachLanguage(ServiceWordsDto) {}

export class AddOnDto {
  /** The id of an existing one; omitted for a new one. */
  @IfGiven()
  @Id()
  _id?: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;

  /** In the salon's currency; may be 0. */
  @IsAmount({ min: 0, limit: 'price' })
  price: number;

  /** The additional minutes of the booking, in steps of five. */
  @IsInt()
  @Min(0)
  @Max(240)
  extraMinutes: number;

  /** Translations. Omitted languages stay unchanged. */
  @IfGiven()
  @ValidateNested()
  @Type(() => AddOnInEachLanguageDto)
  words?: AddOnInEachLanguageDto;
}

/** The optional fields of a service. */
class ServiceDetailsDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(2000)
  description?: string;

  /** Steps of the treatment, one per line; empty to show steps derived from the segments. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  steps?: string;

  /** Advice for clients afterwards. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  aftercare?: string;

  /** `from`: the price is a minimum. */
  @IfGiven()
  @IsIn(priceKinds)
  priceKind?: PriceKind;

  /** One of the salon's own pictures; null to remove it. */
  @IsOptional()
  @Id()
  pictureId?: string | null;

  /** Clean-up minutes after the client has left, in steps of five. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(120)
  bufferMinutes?: number;

  /** The number of weeks after which clients usually come back for it; null without a usual interval. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(52)
  rebookWeeks?: number | null;

  /** All of them, in display order; omitted ones are removed. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique((addOn: AddOnDto | null) => addOn?._id ?? Symbol())
  @ValidateNested({ each: true })
  @Type(() => AddOnDto)
  addOns?: AddOnDto[];

  /** New services are visible and bookable by default. */
  @IfGiven()
  @IsIn(serviceStatuses)
  status?: ServiceStatus;

  /** Translations. Omitted languages stay unchanged. */
  @IfGiven()
  @ValidateNested()
  @Type(() => ServiceInEachLanguageDto)
  words?: ServiceInEachLanguageDto;
}

export class AddServiceDto extends ServiceDetailsDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;

  @Id()
  categoryId: string;

  /** In the salon's currency; 0 if it is free. */
  @IsAmount({ min: 0, limit: 'price' })
  price: number;

  /** In order. The first and the last are active, and no two consecutive ones are processing. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  @Type(() => SegmentDto)
  segments: SegmentDto[];
}

/** Omitted fields stay unchanged. */
export class ChangeServiceDto extends ServiceDetailsDto {
  /** The version that the caller read. If there is a newer one: 409 `service-has-changed`. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version?: number;

  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title?: string;

  @IfGiven()
  @Id()
  categoryId?: string;

  /** In the salon's currency; 0 if it is free. */
  @IfGiven()
  @IsAmount({ min: 0, limit: 'price' })
  price?: number;

  /** In order. The first and the last are active, and no two consecutive ones are processing. */
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  @Type(() => SegmentDto)
  segments?: SegmentDto[];
}

export class ArrangeServicesDto {
  /** Every service once, hidden and archived ones included, in the new order. */
  @IsArray()
  @ArrayMaxSize(1000)
  @ArrayUnique()
  @Id({ each: true })
  ids: string[];
}
