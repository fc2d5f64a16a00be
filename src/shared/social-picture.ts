import type { Theme } from './generated/site.ts';
import { layOn } from './theme/colors.ts';
import { schemeColors, schemeOf } from './theme/scheme-colors.ts';
import type { Picture } from './picture.ts';

/** A rectangle in a picture, in pixels from the top left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size, in pixels, that networks show without cropping. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Scaled to fill a social picture, a longer or higher picture is more than any program draws. */
const mostUneven = 25;

/** True for a picture that can be cropped to that size. */
export function fitsSocialPicture(picture: { width: number; height: number }): boolean {
  const ratio = picture.width / picture.height;
  return ratio <= mostUneven && ratio >= 1 / mostUneven;
}

const { width, height } = socialPictureSize;
/** The file of public/ behind an address of the theme. */
const fileOf = ({ src }: { src: string }) => decodeURIComponent(src);

const scene: Box = { x: 704, y: 0, width: width - 704, height };

/**
 * Design of the pictures that social networks show beside a link: the page's picture at the right, a stitch along its
 * edge, the title in the font of headings. Files are relative to public/.
 */
export type SocialPictureDesign = ReturnType<typeof designSocialPictures>;

export function designSocialPictures({ schemes, fonts, logo, socialPictures }: Theme) {
  const { background, text, accent } = schemeOf(schemeColors(schemes), 'dark');
  return {
    /** Background: the content of an SVG of the size above, without text, whose font would be arbitrary. */
    ground: [
      `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
      `<path stroke="${accent}" stroke-width="3" stroke-dasharray="16 10" d="M${scene.x - 14} 0v${height}"/>`,
    ].join(''),
    /** A picture, scaled to the height of its box. */
    logo: { src: fileOf(logo.dark), box: { x: 72, y: 70, width: 240, height: 60 } },
    title: {
      /** WOFF2 files. Each letter takes the first that has it. */
      fonts: fonts.headings.files.map(fileOf),
      /** For a variable font. */
      weight: socialPictures.weight ?? 500,
      color: layOn(background, text),
      /** The lines are aligned to the bottom of this box. */
      box: { x: 72, y: 190, width: 576, height: 366 },
      /** Font sizes in pixels, in order of preference. The first that fits is used. */
      sizes: [84, 76, 68, 60, 52, 46],
      /** Line height, as a multiple of the size. */
      leading: 1.08,
    },
    /** Box of the page's picture, which is cropped to fill it, and the picture of pages that have none. */
    scene: { box: scene, fallback: fileOf(socialPictures.picture) },
  };
}

/** Content of the picture for one page. */
export type SocialPicture = DrawnSocialPicture | NamedSocialPicture;

/** A page's title beside a picture. */
export interface DrawnSocialPicture {
  title: string;
  /** A file of public/, and what stays visible of it; undefined for a page without a picture. */
  scene: Pick<Picture, 'src' | 'focus'> | undefined;
}

/** A picture that the page's file names. */
export interface NamedSocialPicture extends Pick<Picture, 'src' | 'focus'> {
  /** A file of public/. */
  src: string;
  alt: string;
  /**
   * True when the file is published as it is. Otherwise the build converts it to the right size and format.
   */
  isFit: boolean;
  /** Changes with the file's content. */
  version: string;
}
