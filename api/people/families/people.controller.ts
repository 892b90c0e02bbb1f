import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { AddPersonDto, ChangePersonDto } from './dto/person.dto.js';
import { PeopleService } from './people.service.js';
import { PersonView } from './person.view.js';
@Controller('account/people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  /** The people without an account whom the caller looks after: they book for them and get the emails. */
  @Get()
  listPeople(@ActingUser() user: CurrentUser): Promise<PersonView[]> {
    return this.people.listPeople(user);
  }

  /** Adds a person. Only for accounts with a verified address; at most ten. */
  @Limited('person')
  @Post()
  addPerson(@Body() body: AddPersonDto, @ActingUser() user: CurrentUser): Promise<PersonView> {
    return this.people.addPerson(body, user);
  }

  /** Changes a person's name or birthday. */
  @Limited('person')
  @Patch(':id')
  changePerson(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangePersonDto,
    @ActingUser() user: CurrentUser,
  ): Promise<PersonView> {
    return this.people.changePerson(id, body, user);
  }

  /**
   * Removes a person. Someone who has had bookings stays a client of the salon, without the caller's address and number.
   * 409 `person-has-bookings` while a booking is to come.
   */
  @Delete(':id')
  @HttpCode(204)
  removePerson(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.people.removePerson(id, user);
  }
}
