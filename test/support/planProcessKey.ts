/** The data key in tests with several processes: each can open what another has sealed. */
export const planProcessKey = { id: "test", key: Buffer.alloc(32, 7).toString("base64") };
