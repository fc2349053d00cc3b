/** Messages about a form from an earlier visit that was stored on the device until the network was back. */
export const words = {
  sent: {
    title: "Your form was sent",
    description: "You filled it out while you were offline. We have now received it.",
  },
  refused: {
    title: "Your form was not accepted",
    description: "You filled it out while you were offline. Please fill it out again.",
  },
};
