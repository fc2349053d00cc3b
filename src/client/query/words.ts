/** Messages about a form from an earlier visit that was stored on the device until the network was back. */
export const words = {
  sent: {
    title: "Your form was sent",
    description: "We have now received the form you filled out while you were offline.",
  },
  refused: {
    title: "Your form was not accepted",
    description: "The form you filled out while you were offline was not accepted. Please fill it out again.",
  },
};
