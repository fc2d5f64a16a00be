import { defineConfig } from 'vitest/config';

// Without a file of its own, Vitest would take the one of the folder above.
export default defineConfig({});
