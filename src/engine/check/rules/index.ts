// Made by "npm run gen". Do not edit.
/** docs/rules/address-linked.md, which tests/engine/rule-examples.test.ts runs: add -t address-linked */
export { addressLinked } from './address-linked.ts';
/** docs/rules/alt-text-meaningful.md, which tests/engine/rule-examples.test.ts runs: add -t alt-text-meaningful */
export { altTextMeaningful } from './alt-text-meaningful.ts';
/** docs/rules/alt-text-plain.md, which tests/engine/rule-examples.test.ts runs: add -t alt-text-plain */
export { altTextPlain } from './alt-text-plain.ts';
/** docs/rules/anchor-unique.md, which tests/engine/rule-examples.test.ts runs: add -t anchor-unique */
export { anchorUnique } from './anchor-unique.ts';
/** docs/rules/asset-exists.md, which tests/engine/rule-examples.test.ts runs: add -t asset-exists */
export { assetExists } from './asset-exists.ts';
/** docs/rules/asset-path-free.md, which tests/engine/rule-examples.test.ts runs: add -t asset-path-free */
export { assetPathFree } from './asset-path-free.ts';
/** docs/rules/asset-publishable.md, which tests/engine/rule-examples.test.ts runs: add -t asset-publishable */
export { assetPublishable } from './asset-publishable.ts';
/** docs/rules/asset-regular.md, which tests/engine/rule-examples.test.ts runs: add -t asset-regular */
export { assetRegular } from './asset-regular.ts';
/** docs/rules/card-visible.md, which tests/engine/rule-examples.test.ts runs: add -t card-visible */
export { cardVisible } from './card-visible.ts';
/** docs/rules/collection-exists.md, which tests/engine/rule-examples.test.ts runs: add -t collection-exists */
export { collectionExists } from './collection-exists.ts';
/** docs/rules/collection-filled.md, which tests/engine/rule-examples.test.ts runs: add -t collection-filled */
export { collectionFilled } from './collection-filled.ts';
/** docs/rules/collection-placed.md, which tests/engine/rule-examples.test.ts runs: add -t collection-placed */
export { collectionPlaced } from './collection-placed.ts';
/** docs/rules/color-known.md, which tests/engine/rule-examples.test.ts runs: add -t color-known */
export { colorKnown } from './color-known.ts';
/** docs/rules/consent-category-described.md, which tests/engine/rule-examples.test.ts runs: add -t consent-category-described */
export { consentCategoryDescribed } from './consent-category-described.ts';
/** docs/rules/consent-script-complete.md, which tests/engine/rule-examples.test.ts runs: add -t consent-script-complete */
export { consentScriptComplete } from './consent-script-complete.ts';
/** docs/rules/consent-script-contained.md, which tests/engine/rule-examples.test.ts runs: add -t consent-script-contained */
export { consentScriptContained } from './consent-script-contained.ts';
/** docs/rules/contrast-sufficient.md, which tests/engine/rule-examples.test.ts runs: add -t contrast-sufficient */
export { contrastSufficient } from './contrast-sufficient.ts';
/** docs/rules/entry-complete.md, which tests/engine/rule-examples.test.ts runs: add -t entry-complete */
export { entryComplete } from './entry-complete.ts';
/** docs/rules/entry-date-kept.md, which tests/engine/rule-examples.test.ts runs: add -t entry-date-kept */
export { entryDateKept } from './entry-date-kept.ts';
/** docs/rules/entry-date-near.md, which tests/engine/rule-examples.test.ts runs: add -t entry-date-near */
export { entryDateNear } from './entry-date-near.ts';
/** docs/rules/entry-id-unique.md, which tests/engine/rule-examples.test.ts runs: add -t entry-id-unique */
export { entryIdUnique } from './entry-id-unique.ts';
/** docs/rules/entry-listed.md, which tests/engine/rule-examples.test.ts runs: add -t entry-listed */
export { entryListed } from './entry-listed.ts';
/** docs/rules/entry-tag-known.md, which tests/engine/rule-examples.test.ts runs: add -t entry-tag-known */
export { entryTagKnown } from './entry-tag-known.ts';
/** docs/rules/field-used.md, which tests/engine/rule-examples.test.ts runs: add -t field-used */
export { fieldUsed } from './field-used.ts';
/** docs/rules/file-name-valid.md, which tests/engine/rule-examples.test.ts runs: add -t file-name-valid */
export { fileNameValid } from './file-name-valid.ts';
/** docs/rules/font-has-face.md, which tests/engine/rule-examples.test.ts runs: add -t font-has-face */
export { fontHasFace } from './font-has-face.ts';
/** docs/rules/font-has-letters.md, which tests/engine/rule-examples.test.ts runs: add -t font-has-letters */
export { fontHasLetters } from './font-has-letters.ts';
/** docs/rules/font-readable.md, which tests/engine/rule-examples.test.ts runs: add -t font-readable */
export { fontReadable } from './font-readable.ts';
/** docs/rules/form-destination-complete.md, which tests/engine/rule-examples.test.ts runs: add -t form-destination-complete */
export { formDestinationComplete } from './form-destination-complete.ts';
/** docs/rules/form-destination-exists.md, which tests/engine/rule-examples.test.ts runs: add -t form-destination-exists */
export { formDestinationExists } from './form-destination-exists.ts';
/** docs/rules/form-destination-names-distinct.md, which tests/engine/rule-examples.test.ts runs: add -t form-destination-names-distinct */
export { formDestinationNamesDistinct } from './form-destination-names-distinct.ts';
/** docs/rules/form-destination-unique.md, which tests/engine/rule-examples.test.ts runs: add -t form-destination-unique */
export { formDestinationUnique } from './form-destination-unique.ts';
/** docs/rules/form-destination-used.md, which tests/engine/rule-examples.test.ts runs: add -t form-destination-used */
export { formDestinationUsed } from './form-destination-used.ts';
/** docs/rules/form-field-answerable.md, which tests/engine/rule-examples.test.ts runs: add -t form-field-answerable */
export { formFieldAnswerable } from './form-field-answerable.ts';
/** docs/rules/form-field-unique.md, which tests/engine/rule-examples.test.ts runs: add -t form-field-unique */
export { formFieldUnique } from './form-field-unique.ts';
/** docs/rules/form-file-accepted.md, which tests/engine/rule-examples.test.ts runs: add -t form-file-accepted */
export { formFileAccepted } from './form-file-accepted.ts';
/** docs/rules/form-limits-possible.md, which tests/engine/rule-examples.test.ts runs: add -t form-limits-possible */
export { formLimitsPossible } from './form-limits-possible.ts';
/** docs/rules/form-names-distinct.md, which tests/engine/rule-examples.test.ts runs: add -t form-names-distinct */
export { formNamesDistinct } from './form-names-distinct.ts';
/** docs/rules/form-notice-sent.md, which tests/engine/rule-examples.test.ts runs: add -t form-notice-sent */
export { formNoticeSent } from './form-notice-sent.ts';
/** docs/rules/heading-levels-unbroken.md, which tests/engine/rule-examples.test.ts runs: add -t heading-levels-unbroken */
export { headingLevelsUnbroken } from './heading-levels-unbroken.ts';
/** docs/rules/heading-main-single.md, which tests/engine/rule-examples.test.ts runs: add -t heading-main-single */
export { headingMainSingle } from './heading-main-single.ts';
/** docs/rules/home-page-exists.md, which tests/engine/rule-examples.test.ts runs: add -t home-page-exists */
export { homePageExists } from './home-page-exists.ts';
/** docs/rules/home-page-live.md, which tests/engine/rule-examples.test.ts runs: add -t home-page-live */
export { homePageLive } from './home-page-live.ts';
/** docs/rules/key-exists.md, which tests/engine/rule-examples.test.ts runs: add -t key-exists */
export { keyExists } from './key-exists.ts';
/** docs/rules/letters-plain.md, which tests/engine/rule-examples.test.ts runs: add -t letters-plain */
export { lettersPlain } from './letters-plain.ts';
/** docs/rules/link-address-safe.md, which tests/engine/rule-examples.test.ts runs: add -t link-address-safe */
export { linkAddressSafe } from './link-address-safe.ts';
/** docs/rules/link-anchor-exists.md, which tests/engine/rule-examples.test.ts runs: add -t link-anchor-exists */
export { linkAnchorExists } from './link-anchor-exists.ts';
/** docs/rules/link-direct.md, which tests/engine/rule-examples.test.ts runs: add -t link-direct */
export { linkDirect } from './link-direct.ts';
/** docs/rules/link-target-exists.md, which tests/engine/rule-examples.test.ts runs: add -t link-target-exists */
export { linkTargetExists } from './link-target-exists.ts';
/** docs/rules/link-target-live.md, which tests/engine/rule-examples.test.ts runs: add -t link-target-live */
export { linkTargetLive } from './link-target-live.ts';
/** docs/rules/link-within-site.md, which tests/engine/rule-examples.test.ts runs: add -t link-within-site */
export { linkWithinSite } from './link-within-site.ts';
/** docs/rules/link-words-telling.md, which tests/engine/rule-examples.test.ts runs: add -t link-words-telling */
export { linkWordsTelling } from './link-words-telling.ts';
/** docs/rules/list-paged-once.md, which tests/engine/rule-examples.test.ts runs: add -t list-paged-once */
export { listPagedOnce } from './list-paged-once.ts';
/** docs/rules/opening-current.md, which tests/engine/rule-examples.test.ts runs: add -t opening-current */
export { openingCurrent } from './opening-current.ts';
/** docs/rules/page-description-length.md, which tests/engine/rule-examples.test.ts runs: add -t page-description-length */
export { pageDescriptionLength } from './page-description-length.ts';
/** docs/rules/page-description-unique.md, which tests/engine/rule-examples.test.ts runs: add -t page-description-unique */
export { pageDescriptionUnique } from './page-description-unique.ts';
/** docs/rules/page-linked.md, which tests/engine/rule-examples.test.ts runs: add -t page-linked */
export { pageLinked } from './page-linked.ts';
/** docs/rules/page-not-empty.md, which tests/engine/rule-examples.test.ts runs: add -t page-not-empty */
export { pageNotEmpty } from './page-not-empty.ts';
/** docs/rules/page-regular.md, which tests/engine/rule-examples.test.ts runs: add -t page-regular */
export { pageRegular } from './page-regular.ts';
/** docs/rules/page-title-length.md, which tests/engine/rule-examples.test.ts runs: add -t page-title-length */
export { pageTitleLength } from './page-title-length.ts';
/** docs/rules/page-title-unique.md, which tests/engine/rule-examples.test.ts runs: add -t page-title-unique */
export { pageTitleUnique } from './page-title-unique.ts';
/** docs/rules/picture-as-drawn.md, which tests/engine/rule-examples.test.ts runs: add -t picture-as-drawn */
export { pictureAsDrawn } from './picture-as-drawn.ts';
/** docs/rules/picture-light.md, which tests/engine/rule-examples.test.ts runs: add -t picture-light */
export { pictureLight } from './picture-light.ts';
/** docs/rules/picture-measurable.md, which tests/engine/rule-examples.test.ts runs: add -t picture-measurable */
export { pictureMeasurable } from './picture-measurable.ts';
/** docs/rules/picture-safe.md, which tests/engine/rule-examples.test.ts runs: add -t picture-safe */
export { pictureSafe } from './picture-safe.ts';
/** docs/rules/picture-used.md, which tests/engine/rule-examples.test.ts runs: add -t picture-used */
export { pictureUsed } from './picture-used.ts';
/** docs/rules/picture-wide-enough.md, which tests/engine/rule-examples.test.ts runs: add -t picture-wide-enough */
export { pictureWideEnough } from './picture-wide-enough.ts';
/** docs/rules/placeholder-known.md, which tests/engine/rule-examples.test.ts runs: add -t placeholder-known */
export { placeholderKnown } from './placeholder-known.ts';
/** docs/rules/planned-link-needed.md, which tests/engine/rule-examples.test.ts runs: add -t planned-link-needed */
export { plannedLinkNeeded } from './planned-link-needed.ts';
/** docs/rules/program-current.md, which tests/engine/rule-examples.test.ts runs: add -t program-current */
export { programCurrent } from './program-current.ts';
/** docs/rules/redirect-target-live.md, which tests/engine/rule-examples.test.ts runs: add -t redirect-target-live */
export { redirectTargetLive } from './redirect-target-live.ts';
/** docs/rules/rich-text-supported.md, which tests/engine/rule-examples.test.ts runs: add -t rich-text-supported */
export { richTextSupported } from './rich-text-supported.ts';
/** docs/rules/route-unique.md, which tests/engine/rule-examples.test.ts runs: add -t route-unique */
export { routeUnique } from './route-unique.ts';
/** docs/rules/scheme-known.md, which tests/engine/rule-examples.test.ts runs: add -t scheme-known */
export { schemeKnown } from './scheme-known.ts';
/** docs/rules/shared-block-acyclic.md, which tests/engine/rule-examples.test.ts runs: add -t shared-block-acyclic */
export { sharedBlockAcyclic } from './shared-block-acyclic.ts';
/** docs/rules/shared-block-exists.md, which tests/engine/rule-examples.test.ts runs: add -t shared-block-exists */
export { sharedBlockExists } from './shared-block-exists.ts';
/** docs/rules/shared-block-used.md, which tests/engine/rule-examples.test.ts runs: add -t shared-block-used */
export { sharedBlockUsed } from './shared-block-used.ts';
/** docs/rules/site-files-complete.md, which tests/engine/rule-examples.test.ts runs: add -t site-files-complete */
export { siteFilesComplete } from './site-files-complete.ts';
/** docs/rules/social-picture-fits.md, which tests/engine/rule-examples.test.ts runs: add -t social-picture-fits */
export { socialPictureFits } from './social-picture-fits.ts';
/** docs/rules/text-intact.md, which tests/engine/rule-examples.test.ts runs: add -t text-intact */
export { textIntact } from './text-intact.ts';
/** docs/rules/text-plain.md, which tests/engine/rule-examples.test.ts runs: add -t text-plain */
export { textPlain } from './text-plain.ts';
/** docs/rules/text-rewritten.md, which tests/engine/rule-examples.test.ts runs: add -t text-rewritten */
export { textRewritten } from './text-rewritten.ts';
/** docs/rules/text-visible.md, which tests/engine/rule-examples.test.ts runs: add -t text-visible */
export { textVisible } from './text-visible.ts';
/** docs/rules/theme-acyclic.md, which tests/engine/rule-examples.test.ts runs: add -t theme-acyclic */
export { themeAcyclic } from './theme-acyclic.ts';
/** docs/rules/time-readable.md, which tests/engine/rule-examples.test.ts runs: add -t time-readable */
export { timeReadable } from './time-readable.ts';
/** docs/rules/times-in-order.md, which tests/engine/rule-examples.test.ts runs: add -t times-in-order */
export { timesInOrder } from './times-in-order.ts';
/** docs/rules/title-not-blank.md, which tests/engine/rule-examples.test.ts runs: add -t title-not-blank */
export { titleNotBlank } from './title-not-blank.ts';
/** docs/rules/translation-matches.md, which tests/engine/rule-examples.test.ts runs: add -t translation-matches */
export { translationMatches } from './translation-matches.ts';
/** docs/rules/words-translated.md, which tests/engine/rule-examples.test.ts runs: add -t words-translated */
export { wordsTranslated } from './words-translated.ts';
