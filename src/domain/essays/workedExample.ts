/**
 * The worked example: one personal essay in three drafts. Maya is a composite student, and every page that shows her
 * essay says so. The drafts were written for this product as a student might, so that their remarks can be shown.
 */
import type { DraftPrompt } from "./reading/remark.ts";

export type ExampleDraft = {
  id: "first" | "second" | "third";
  /** Day it was finished, in the story's fall of 2026. */
  day: string;
  text: string;
};

/** The fifth question of the Common Application, in our words, as the record of it has it. */
export const examplePrompt: DraftPrompt = {
  kind: "personal",
  topic: "An accomplishment, event or insight that started growth",
  limit: { unit: "words", most: 650, least: 250 },
};

const first = [
  "Ever since I was little, I have loved the water. I live in Bay City, Michigan, where the Saginaw River meets the bay, and nature has always been a big part of my life. My passion for the environment is what makes me unique.",
  "Every summer scientists from the state come to our boat launch to study fish. I have watched them since I was twelve, and it has been an amazing experience. They taught me the importance of protecting our planet. I learned many valuable lessons about hard work and responsibility from them.",
  "This year they gave me a clipboard and let me help. It was an incredible opportunity that pushed me out of my comfort zone. I was very nervous at first, but I did not give up. At one point I made a mistake and I felt really embarrassed. However, I learned that failure is not the end. I became a more confident person because of it.",
  "At home I am also a hardworking and responsible daughter. I take care of my two younger brothers when my parents are at work. This has taught me patience and leadership. We share one car, so I have learned that in life you do not always get what you want.",
  "In college I want to study fish and wildlife. I am passionate about science and I know that hard work pays off. I hope that I can make a difference in the world and protect the water that made me who I am today. I will always be grateful for this amazing experience, and I will carry it with me on my journey.",
];

const second = [
  "The state crew comes to our boat launch twice a summer. They net fish, measure them, and put them back. I have stood there since I was twelve and asked questions. This July a biologist named Carla handed me a clipboard and said, “You’re in the way anyway.”",
  "My job was to write down what she called out. Walleye, 412. Walleye, 388. Drum, 290. She called quickly, and the pencil was wet. I wrote two hundred and six fish that morning. I was very proud. I felt like a real scientist.",
  "When Carla read the sheet at lunch, she stopped at one line. I had written a walleye of 812 millimeters. That would have been the fish of her life. She asked me if it was 312 or 412 or 812, and I did not know. I said 412, because it was in the middle. She put a line through it. “Then we don’t have a fish,” she said.",
  "I thought about that line for the rest of the summer. I learned the importance of honesty and accuracy. It showed me that science depends on people telling the truth about what they do not know. This lesson has helped me in many parts of my life.",
  "For example, my father’s overtime ended in September, and my parents did not want to talk about money. I asked them for the real number. It was hard for all of us, but it was better to know.",
  "Next year I hope to study fisheries. I want to be the kind of person who says when there is no fish.",
];

const third = [
  "“Walleye, 412. Walleye, 388. Drum, 290. Come on, write.” Carla had a fish in each hand and no patience, and my pencil was wet.",
  "Twice a summer a crew from the state nets fish off our boat launch in Bay City, measures them, and puts them back. I have stood there and asked questions since I was twelve: why the left side, why millimeters, why does that one have no tail. This July Carla, who runs the crew, handed me the clipboard. “You’re in the way anyway,” she said.",
  "I wrote two hundred and six fish before lunch. Then she read my sheet, standing up, with a sandwich, and stopped at the top of the third column. I had a walleye at 812 millimeters.",
  "“That would be the fish of my life,” she said. “Was it three, four or eight?”",
  "I looked at my own handwriting. It could have been any of them. I could see the fish, the white tip on its tail and the blood where the net had cut a fin, and I could not see the number. Everyone had stopped chewing. “Four,” I said, because it was in the middle.",
  "She waited. I looked at the river. “I don’t know,” I said.",
  "She drew one line through it, so that you could still read what was under the line, and wrote her initials. “Then we don’t have that one,” she said, and she went back to her sandwich. Two hundred and five.",
  "I had thought that she would be angry about the 8. What she had been waiting for was the second answer. A guess that sits in a column looks exactly like a fish. Nobody who opens that file in twenty years will be able to tell that one of them was a girl who wanted lunch to go on.",
  "I began to see such fish everywhere. I keep the reorder sheet at the feed store where I work after school, and for a year I had written “12” for dog food whenever I could not reach the top shelf to count it. My brother Eli tells our mother that his homework is “basically” done. In August, when I asked my parents what we could pay for college, my father said, “We’ll work it out,” which is a number in the middle.",
  "So I waited, the way Carla had. I made coffee, which I do not drink. It took until after Labor Day. Then my mother put an envelope on the kitchen table with a figure on the back of it, in pen, and nobody said anything for some time. It was smaller than I had hoped. It was also the first one that I could write down.",
  "I get a ladder for the top shelf now. There are usually nine.",
  "The crew came back in the last week of August. Carla gave me the clipboard without a word, and a pencil that writes on wet paper. Somewhere past a hundred I missed one. She had already thrown it back. I drew a line through the row, put my initials next to it, M. K., and called for the next.",
];

/** In the order in which she wrote them. */
export const exampleDrafts: readonly ExampleDraft[] = [
  { id: "first", day: "2026-09-08", text: first.join("\n\n") },
  { id: "second", day: "2026-09-27", text: second.join("\n\n") },
  { id: "third", day: "2026-10-18", text: third.join("\n\n") },
];
