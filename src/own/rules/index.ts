// Made by "npm run gen". Do not edit.
// oxlint-disable-next-line unicorn/require-module-specifiers -- There are no rules yet.
export {};
