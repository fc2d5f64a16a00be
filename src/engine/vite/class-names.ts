import { createNodeFileSystem } from '../files/node-file-system.ts';

/** The names of a file's classes, by the file's path in the project and the place that a component has in the file. */
export type ClassNames = (path: string, index: number) => string;

/**
 * Short class names for the styled components below `src/`: letters stand for the file, digits for the component in it
 * (`ck0`). They are the same in the browser's build and the server's, as they say nothing but how many files come before
 * in the alphabet. A document holds hundreds of them, and what is counted is compressed where a hash is not.
 * @throws Error for a file that lies elsewhere.
 */
export function nameClasses(root: string): ClassNames {
  const fileSystem = createNodeFileSystem(root);
  const files = fileSystem
    .list('src')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((path) => fileSystem.read(path)?.includes('styled-components'));
  const numbers = new Map(files.map((path, number) => [path, number]));
  return (path, index) => {
    const number = numbers.get(path);
    if (number === undefined)
      throw new Error(
        `"${path}" has a styled component. Move it below "src/", where the classes of a build are named.`,
      );
    return `${letters(number)}${index}`;
  };
}

/** a, b, … z, aa, ab, … */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}
