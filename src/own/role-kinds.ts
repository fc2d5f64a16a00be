/** The roles of this company, with the JSON types that their values may have: `{ orderNumber: ['string'] }`. */
export const roleKinds = {} as const satisfies Record<string, readonly string[]>;
