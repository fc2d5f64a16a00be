import { defineConfig } from 'vitest/config';

// Without this file, Vitest would use the one of the parent folder.
export default defineConfig({});
