import { AvailabilityQueryDto } from '../../availability/dto/availability-query.dto.js';
import { OmitType } from '@nestjs/swagger';
import { IsInstant } from '../../../common/validation/is-instant.js';

/** A start, and its purpose: new services, or a booking to move. Always by the rules of the desk. */
export class ObstaclesQueryDto extends OmitType(AvailabilityQueryDto, ['desk']) {
  /** The requested start, ISO 8601. */
  @IsInstant()
  startsAt: string;
}
