import { ApiProperty } from '@nestjs/swagger';
import { type Role, roles } from '../../common/access/role.js';

/** A person as whom visitors can look around the demo salon. */
export class DemoPersonView {
  @ApiProperty({ enum: roles })
  role: Role;
  name: string;
}
