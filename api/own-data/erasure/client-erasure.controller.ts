import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ErasurePreviewView } from './erasure.view.js';
import { ClientErasureService } from './client-erasure.service.js';
@Roles('admin')
@Controller('clients')
export class ClientErasureController {
  constructor(private readonly erasure: ClientErasureService) {}

  /** The bookings that erasing a client without an account would cancel. */
  @Get(':id/departure')
  previewClientErasure(@Param('id', IdPipe) id: string): Promise<ErasurePreviewView> {
    return this.erasure.previewClientErasure(id);
  }

  /** Erases a client without an account: record, emails and messages, and the name in past bookings. */
  @FreshProof()
  @ClosedInDemo()
  @Delete(':id')
  @HttpCode(204)
  eraseClient(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.erasure.eraseClient(id, user);
  }
}
