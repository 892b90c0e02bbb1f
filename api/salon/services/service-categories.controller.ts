import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ArrangeServiceCategoriesDto, ServiceCategoryDto } from './dto/service-category.dto.js';
import { ServiceCategoriesService } from './service-categories.service.js';
import { ServiceCategoryEntryView } from './service-category.view.js';
@Roles('admin')
@Controller('service-categories')
export class ServiceCategoriesController {
  constructor(private readonly categories: ServiceCategoriesService) {}

  /** All categories in the owner's order, empty ones included. */
  @Get()
  listServiceCategories(): Promise<ServiceCategoryEntryView[]> {
    return this.categories.listServiceCategories();
  }

  /** Adds a category to the end; its slug comes from its title. */
  @Post()
  addServiceCategory(
    @Body() body: ServiceCategoryDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.categories.addServiceCategory(body, user);
  }

  /** Reorders the list; 409 `list-has-changed` if one was added or deleted in the meantime. */
  @Put('order')
  arrangeServiceCategories(
    @Body() body: ArrangeServiceCategoriesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.categories.arrangeServiceCategories(body, user);
  }

  /** Changes the title or colour of a category; its slug stays. */
  @Patch(':id')
  changeServiceCategory(
    @Param('id', IdPipe) id: string,
    @Body() body: ServiceCategoryDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.categories.changeServiceCategory(id, body, user);
  }

  /** Deletes an empty category; 409 `category-in-use` while it has services. */
  @Delete(':id')
  deleteServiceCategory(
    @Param('id', IdPipe) id: string,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceCategoryEntryView[]> {
    return this.categories.deleteServiceCategory(id, user);
  }
}
