import { altTextMeaningful } from './alt-text-meaningful.ts';
import { altTextPlain } from './alt-text-plain.ts';
import { anchorUnique } from './anchor-unique.ts';
import { assetExists } from './asset-exists.ts';
import { assetRegular } from './asset-regular.ts';
import { fileNameValid } from './file-name-valid.ts';
import { formDestinationComplete } from './form-destination-complete.ts';
import { formDestinationExists } from './form-destination-exists.ts';
import { formDestinationUnique } from './form-destination-unique.ts';
import { formDestinationUsed } from './form-destination-used.ts';
import { formFieldUnique } from './form-field-unique.ts';
import { formFileAccepted } from './form-file-accepted.ts';
import { headingLevelsUnbroken } from './heading-levels-unbroken.ts';
import { headingMainSingle } from './heading-main-single.ts';
import { homePageExists } from './home-page-exists.ts';
import { keyExists } from './key-exists.ts';
import { linkAddressSafe } from './link-address-safe.ts';
import { linkAnchorExists } from './link-anchor-exists.ts';
import { linkTargetExists } from './link-target-exists.ts';
import { pageDescriptionLength } from './page-description-length.ts';
import { pageDescriptionUnique } from './page-description-unique.ts';
import { pageNotEmpty } from './page-not-empty.ts';
import { pageTitleLength } from './page-title-length.ts';
import { pageTitleUnique } from './page-title-unique.ts';
import { pictureMeasurable } from './picture-measurable.ts';
import { pictureSafe } from './picture-safe.ts';
import { placeholderKnown } from './placeholder-known.ts';
import { plannedLinkNeeded } from './planned-link-needed.ts';
import { richTextSupported } from './rich-text-supported.ts';
import { routeUnique } from './route-unique.ts';
import { sharedBlockAcyclic } from './shared-block-acyclic.ts';
import { sharedBlockExists } from './shared-block-exists.ts';
import { sharedBlockUsed } from './shared-block-used.ts';
import { signInProviderUsable } from './sign-in-provider-usable.ts';
import { siteFilesComplete } from './site-files-complete.ts';
import { textLengthLimited } from './text-length-limited.ts';
import { textVisible } from './text-visible.ts';
import { titleNotBlank } from './title-not-blank.ts';
import type { Check } from './check.ts';

/** Every check there is: one per file of this folder, in the order of the alphabet. A test compares the two. */
export const allChecks: readonly Check[] = [
  altTextMeaningful,
  altTextPlain,
  anchorUnique,
  assetExists,
  assetRegular,
  fileNameValid,
  formDestinationComplete,
  formDestinationExists,
  formDestinationUnique,
  formDestinationUsed,
  formFieldUnique,
  formFileAccepted,
  headingLevelsUnbroken,
  headingMainSingle,
  homePageExists,
  keyExists,
  linkAddressSafe,
  linkAnchorExists,
  linkTargetExists,
  pageDescriptionLength,
  pageDescriptionUnique,
  pageNotEmpty,
  pageTitleLength,
  pageTitleUnique,
  pictureMeasurable,
  pictureSafe,
  placeholderKnown,
  plannedLinkNeeded,
  richTextSupported,
  routeUnique,
  sharedBlockAcyclic,
  sharedBlockExists,
  sharedBlockUsed,
  signInProviderUsable,
  siteFilesComplete,
  textLengthLimited,
  textVisible,
  titleNotBlank,
];
