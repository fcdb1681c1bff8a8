type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON merge patch applied (RFC 7396): `null` removes, an object goes deeper, all else replaces. */
export const mergePatch = (target: JsonObject, patch: JsonObject): JsonObject => {
  const merged: Record<string, Json> = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    const old = merged[key];
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = isObject(value) ? mergePatch(isObject(old) ? old : {}, value) : value;
  }
  return merged;
};
