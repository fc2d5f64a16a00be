/** Something that search engines are told of, in schema.org's vocabulary (JSON-LD). Addresses in it are whole ones. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
