/** Structured data for a review with a rating out of five. */
import { buildStructuredData, type JsonLdObject } from "./jsonLd.ts";

export type ReviewInput = {
  /** A schema.org type, such as CollegeOrUniversity. */
  itemType: string;
  itemName: string;
  /** 1 to 5. */
  rating: number;
  authorName: string;
  date: string | null;
  reviewText: string | null;
};

/** Throws for a rating outside 1 to 5, which is a bug in the caller. */
export function buildReviewData(review: ReviewInput): JsonLdObject {
  if (!(review.rating >= 1 && review.rating <= 5)) throw new Error("A rating is between 1 and 5.");
  return buildStructuredData("Review", {
    itemReviewed: { "@type": review.itemType, name: review.itemName },
    reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    author: { "@type": "Person", name: review.authorName },
    datePublished: review.date,
    reviewBody: review.reviewText,
  });
}
