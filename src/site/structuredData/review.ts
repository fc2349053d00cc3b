/** What someone said about something, with a rating out of five, for search engines. */
import { type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type ReviewInput = {
  /** A type of schema.org, such as CollegeOrUniversity. */
  itemType: string;
  itemName: string;
  /** 1 to 5. */
  rating: number;
  authorName: string;
  date: string | null;
  reviewText: string | null;
};

/** A rating outside one to five is a mistake in what calls this, and is thrown. */
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
