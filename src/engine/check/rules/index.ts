// Made by "npm run gen" from the files of src/engine/check/rules. Do not edit.
import { problems, type Rule } from '../rule.ts';
import { altTextMeaningful } from './alt-text-meaningful.ts';
import { altTextPlain } from './alt-text-plain.ts';
import { anchorUnique } from './anchor-unique.ts';
import { assetExists } from './asset-exists.ts';
import { assetPathFree } from './asset-path-free.ts';
import { assetPublishable } from './asset-publishable.ts';
import { assetRegular } from './asset-regular.ts';
import { colorKnown } from './color-known.ts';
import { consentCategoryDescribed } from './consent-category-described.ts';
import { consentScriptContained } from './consent-script-contained.ts';
import { contrastSufficient } from './contrast-sufficient.ts';
import { fieldUsed } from './field-used.ts';
import { fileNameValid } from './file-name-valid.ts';
import { fontHasLetters } from './font-has-letters.ts';
import { fontReadable } from './font-readable.ts';
import { formDestinationComplete } from './form-destination-complete.ts';
import { formDestinationExists } from './form-destination-exists.ts';
import { formDestinationUnique } from './form-destination-unique.ts';
import { formDestinationUsed } from './form-destination-used.ts';
import { formFieldAnswerable } from './form-field-answerable.ts';
import { formFieldUnique } from './form-field-unique.ts';
import { formFileAccepted } from './form-file-accepted.ts';
import { formNamesDistinct } from './form-names-distinct.ts';
import { formRecipientValid } from './form-recipient-valid.ts';
import { headingLevelsUnbroken } from './heading-levels-unbroken.ts';
import { headingMainSingle } from './heading-main-single.ts';
import { homePageExists } from './home-page-exists.ts';
import { keyExists } from './key-exists.ts';
import { languageKnown } from './language-known.ts';
import { linkAddressSafe } from './link-address-safe.ts';
import { linkAnchorExists } from './link-anchor-exists.ts';
import { linkDirect } from './link-direct.ts';
import { linkTargetExists } from './link-target-exists.ts';
import { linkWithinSite } from './link-within-site.ts';
import { linkWordsTelling } from './link-words-telling.ts';
import { pageDescriptionLength } from './page-description-length.ts';
import { pageDescriptionUnique } from './page-description-unique.ts';
import { pageNotEmpty } from './page-not-empty.ts';
import { pageRegular } from './page-regular.ts';
import { pageTitleLength } from './page-title-length.ts';
import { pageTitleUnique } from './page-title-unique.ts';
import { pictureLight } from './picture-light.ts';
import { pictureMeasurable } from './picture-measurable.ts';
import { pictureSafe } from './picture-safe.ts';
import { pictureWideEnough } from './picture-wide-enough.ts';
import { placeholderKnown } from './placeholder-known.ts';
import { plannedLinkNeeded } from './planned-link-needed.ts';
import { richTextSupported } from './rich-text-supported.ts';
import { routeUnique } from './route-unique.ts';
import { schemeKnown } from './scheme-known.ts';
import { sharedBlockAcyclic } from './shared-block-acyclic.ts';
import { sharedBlockExists } from './shared-block-exists.ts';
import { sharedBlockUsed } from './shared-block-used.ts';
import { signInProviderUsable } from './sign-in-provider-usable.ts';
import { siteFilesComplete } from './site-files-complete.ts';
import { socialPictureFits } from './social-picture-fits.ts';
import { textIntact } from './text-intact.ts';
import { textLengthLimited } from './text-length-limited.ts';
import { textPlain } from './text-plain.ts';
import { textVisible } from './text-visible.ts';
import { themeAcyclic } from './theme-acyclic.ts';
import { titleNotBlank } from './title-not-blank.ts';
import { translationMatches } from './translation-matches.ts';

/** Every rule that a diagnostic can name. */
export const rules: readonly Rule[] = [
  ...problems,
  altTextMeaningful,
  altTextPlain,
  anchorUnique,
  assetExists,
  assetPathFree,
  assetPublishable,
  assetRegular,
  colorKnown,
  consentCategoryDescribed,
  consentScriptContained,
  contrastSufficient,
  fieldUsed,
  fileNameValid,
  fontHasLetters,
  fontReadable,
  formDestinationComplete,
  formDestinationExists,
  formDestinationUnique,
  formDestinationUsed,
  formFieldAnswerable,
  formFieldUnique,
  formFileAccepted,
  formNamesDistinct,
  formRecipientValid,
  headingLevelsUnbroken,
  headingMainSingle,
  homePageExists,
  keyExists,
  languageKnown,
  linkAddressSafe,
  linkAnchorExists,
  linkDirect,
  linkTargetExists,
  linkWithinSite,
  linkWordsTelling,
  pageDescriptionLength,
  pageDescriptionUnique,
  pageNotEmpty,
  pageRegular,
  pageTitleLength,
  pageTitleUnique,
  pictureLight,
  pictureMeasurable,
  pictureSafe,
  pictureWideEnough,
  placeholderKnown,
  plannedLinkNeeded,
  richTextSupported,
  routeUnique,
  schemeKnown,
  sharedBlockAcyclic,
  sharedBlockExists,
  sharedBlockUsed,
  signInProviderUsable,
  siteFilesComplete,
  socialPictureFits,
  textIntact,
  textLengthLimited,
  textPlain,
  textVisible,
  themeAcyclic,
  titleNotBlank,
  translationMatches,
];
