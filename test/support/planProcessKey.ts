/** The data key of tests with several processes: all of them open what one has sealed. */
export const planProcessKey = { id: "test", key: Buffer.alloc(32, 7).toString("base64") };
