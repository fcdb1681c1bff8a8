import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ModulesContainer } from '@nestjs/core';

const joined = (...parts: string[]): string => `/${parts.filter((part) => part !== '' && part !== '/').join('/')}`;

/** The DTO class of each POST call that takes one, by its path; read from the metadata that Nest itself routes by. */
export const judgingDtos = (app: NestFastifyApplication): Map<string, Type<object>> => {
  const found = new Map<string, Type<object>>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prefix = String(Reflect.getMetadata('path', metatype) ?? '');
      const prototype = metatype.prototype as object;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = Reflect.get(prototype, name) as object;
        const path: unknown = typeof handler === 'function' ? Reflect.getMetadata('path', handler) : undefined;
        const types = Reflect.getMetadata('design:paramtypes', prototype, name) as Type<object>[] | undefined;
        const dto = types?.find((type) => type.name.endsWith('Dto'));
        if (typeof path === 'string' && dto !== undefined) found.set(joined(prefix, path), dto);
      }
    }
  }
  return found;
};
