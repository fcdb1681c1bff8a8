import { ValidateIf } from 'class-validator';

/** May be left out, but not null: IsOptional would let null through where the documentation knows no null. */
export const Optional = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);
