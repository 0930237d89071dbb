/* What other programs may use: the tests run the decoder of a page in Node. */

prepareClasses();

const ksysparkReview = Object.freeze({ decode, partsOf, partsBelow, hasParts, labelOf, meaningOf, hexOf });
globalThis.ksysparkReview = ksysparkReview;
