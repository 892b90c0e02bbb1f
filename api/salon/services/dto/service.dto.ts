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
}

export class ServiceInEachLanguageDto extends ChangesInEachLanguage(ServiceWordsDto) {}

export class AddOnDto {
  /** Of one that exists; left out for a new one. */
  @IfGiven()
  @Id()
  _id?: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;

  /** In the salon's currency; may be nothing. */
  @IsAmount({ min: 0, limit: 'price' })
  price: number;

  /** How much longer the booking gets; in steps of five. */
  @IsInt()
  @Min(0)
  @Max(240)
  extraMinutes: number;

  /** In further languages. Those that are left out stay as they are. */
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

  /** `from`: the price is the least it costs. */
  @IfGiven()
  @IsIn(priceKinds)
  priceKind?: PriceKind;

  /** One of the salon's own pictures; null to remove it. */
  @IsOptional()
  @Id()
  pictureId?: string | null;

  /** Time to clean up after the client has left; in steps of five. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(120)
  bufferMinutes?: number;

  /** After how many weeks clients usually come back for it; null where there is no such time. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(52)
  rebookWeeks?: number | null;

  /** All of them, in the order in which they are offered; one that is left out is removed. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique((addOn: AddOnDto | null) => addOn?._id ?? Symbol())
  @ValidateNested({ each: true })
  @Type(() => AddOnDto)
  addOns?: AddOnDto[];

  /** When it is left out for a new service, visitors see and book it at once. */
  @IfGiven()
  @IsIn(serviceStatuses)
  status?: ServiceStatus;

  /** In further languages. Those that are left out stay as they are. */
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

  /** In the salon's currency; 0 for what is free. */
  @IsAmount({ min: 0, limit: 'price' })
  price: number;

  /** In their order. The first and the last are active, and no two that follow each other are processing. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  @Type(() => SegmentDto)
  segments: SegmentDto[];
}

/** What is left out stays as it is. */
export class ChangeServiceDto extends ServiceDetailsDto {
  /** The version that was read. When there is a newer one: 409 `service-has-changed`. */
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

  /** In the salon's currency; 0 for what is free. */
  @IfGiven()
  @IsAmount({ min: 0, limit: 'price' })
  price?: number;

  /** In their order. The first and the last are active, and no two that follow each other are processing. */
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
