// Made by "npm run gen" from the files of src/engine/checks. Do not edit.
import { altTextMeaningful } from '../checks/alt-text-meaningful.ts';
import { altTextPlain } from '../checks/alt-text-plain.ts';
import { anchorUnique } from '../checks/anchor-unique.ts';
import { assetExists } from '../checks/asset-exists.ts';
import { assetPathFree } from '../checks/asset-path-free.ts';
import { assetPublishable } from '../checks/asset-publishable.ts';
import { assetRegular } from '../checks/asset-regular.ts';
import { consentScriptContained } from '../checks/consent-script-contained.ts';
import { fieldDrawn } from '../checks/field-drawn.ts';
import { fileNameValid } from '../checks/file-name-valid.ts';
import { formDestinationComplete } from '../checks/form-destination-complete.ts';
import { formDestinationExists } from '../checks/form-destination-exists.ts';
import { formDestinationUnique } from '../checks/form-destination-unique.ts';
import { formDestinationUsed } from '../checks/form-destination-used.ts';
import { formFieldAnswerable } from '../checks/form-field-answerable.ts';
import { formFieldUnique } from '../checks/form-field-unique.ts';
import { formFileAccepted } from '../checks/form-file-accepted.ts';
import { formNamesDistinct } from '../checks/form-names-distinct.ts';
import { formRecipientValid } from '../checks/form-recipient-valid.ts';
import { headingLevelsUnbroken } from '../checks/heading-levels-unbroken.ts';
import { headingMainSingle } from '../checks/heading-main-single.ts';
import { homePageExists } from '../checks/home-page-exists.ts';
import { keyExists } from '../checks/key-exists.ts';
import { languageKnown } from '../checks/language-known.ts';
import { linkAddressSafe } from '../checks/link-address-safe.ts';
import { linkAnchorExists } from '../checks/link-anchor-exists.ts';
import { linkDirect } from '../checks/link-direct.ts';
import { linkTargetExists } from '../checks/link-target-exists.ts';
import { linkWithinSite } from '../checks/link-within-site.ts';
import { linkWordsTelling } from '../checks/link-words-telling.ts';
import { pageDescriptionLength } from '../checks/page-description-length.ts';
import { pageDescriptionUnique } from '../checks/page-description-unique.ts';
import { pageNotEmpty } from '../checks/page-not-empty.ts';
import { pageRegular } from '../checks/page-regular.ts';
import { pageTitleLength } from '../checks/page-title-length.ts';
import { pageTitleUnique } from '../checks/page-title-unique.ts';
import { pictureLight } from '../checks/picture-light.ts';
import { pictureMeasurable } from '../checks/picture-measurable.ts';
import { pictureSafe } from '../checks/picture-safe.ts';
import { pictureWideEnough } from '../checks/picture-wide-enough.ts';
import { placeholderKnown } from '../checks/placeholder-known.ts';
import { plannedLinkNeeded } from '../checks/planned-link-needed.ts';
import { richTextSupported } from '../checks/rich-text-supported.ts';
import { routeUnique } from '../checks/route-unique.ts';
import { sharedBlockAcyclic } from '../checks/shared-block-acyclic.ts';
import { sharedBlockExists } from '../checks/shared-block-exists.ts';
import { sharedBlockUsed } from '../checks/shared-block-used.ts';
import { signInProviderUsable } from '../checks/sign-in-provider-usable.ts';
import { siteFilesComplete } from '../checks/site-files-complete.ts';
import { socialPictureFits } from '../checks/social-picture-fits.ts';
import { textIntact } from '../checks/text-intact.ts';
import { textLengthLimited } from '../checks/text-length-limited.ts';
import { textPlain } from '../checks/text-plain.ts';
import { textVisible } from '../checks/text-visible.ts';
import { titleNotBlank } from '../checks/title-not-blank.ts';
import { translationMatches } from '../checks/translation-matches.ts';

/** Every rule of src/engine/checks. */
export const checkRules = [
  altTextMeaningful,
  altTextPlain,
  anchorUnique,
  assetExists,
  assetPathFree,
  assetPublishable,
  assetRegular,
  consentScriptContained,
  fieldDrawn,
  fileNameValid,
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
  titleNotBlank,
  translationMatches,
];
